use leptos::prelude::*;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 90.0;

/// A line over the turns of a game, with its greatest value written beside it.
#[component]
pub fn Chart(title: &'static str, values: Vec<u8>, class: &'static str) -> impl IntoView {
    let most = values.iter().copied().max().unwrap_or(0).max(1);
    let step = WIDTH / (values.len().max(2) - 1) as f64;
    let point = |(index, value): (usize, &u8)| {
        format!("{:.1},{:.1}", index as f64 * step, HEIGHT - f64::from(*value) / f64::from(most) * HEIGHT)
    };
    let points: Vec<String> = values.iter().enumerate().map(point).collect();
    let area = format!("0,{HEIGHT} {} {WIDTH},{HEIGHT}", points.join(" "));
    let last = values.last().copied().unwrap_or(0);
    let told = format!("{title}: {} → {last}", values.first().copied().unwrap_or(0));
    view! {
        <figure class=format!("chart {class}")>
            <figcaption>{title}</figcaption>
            <svg viewBox="-28 -10 360 112" role="img" aria-label=told>
                <line x1="0" y1=HEIGHT x2=WIDTH y2=HEIGHT />
                <line x1="0" y1="0" x2=WIDTH y2="0" class="faint" />
                <text x="-8" y="5">{most}</text>
                <text x="-8" y=HEIGHT + 4.0>"0"</text>
                <polygon points=area />
                <polyline points=points.join(" ") />
            </svg>
        </figure>
    }
}
