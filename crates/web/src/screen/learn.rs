use leptos::prelude::*;
#[component]
pub fn Learn() -> impl IntoView {}
