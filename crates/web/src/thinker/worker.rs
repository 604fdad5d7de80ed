//! The worker's side: reads what the page sends, thinks between messages.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::wasm_split::wasm_split;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

use super::think_queue::ThinkQueue;

/// What the worker says once it can read.
pub const READY: &str = "ready";

/// Answers the page's questions for as long as the worker lives.
#[wasm_split(thinker, wasm_split_path = leptos::wasm_split)]
pub fn serve(scope: DedicatedWorkerGlobalScope) {
    let Ok(channel) = MessageChannel::new() else { return };
    let queue = Rc::new(RefCell::new(ThinkQueue::default()));
    let thinks = Rc::new(Cell::new(false));
    // A message to itself after each slice: what the page sent meanwhile is read first.
    let (here, there) = (channel.port1(), channel.port2());
    let think = {
        let (queue, thinks, scope, there) = (queue.clone(), thinks.clone(), scope.clone(), there.clone());
        move |_: MessageEvent| {
            let reply = queue.borrow_mut().think();
            send(&scope, reply);
            thinks.set(queue.borrow().is_busy() && there.post_message(&JsValue::NULL).is_ok());
        }
    };
    let read = {
        let scope = scope.clone();
        move |event: MessageEvent| {
            let reply = event.data().as_string().and_then(|message| queue.borrow_mut().read(&message));
            send(&scope, reply);
            if queue.borrow().is_busy() && !thinks.get() {
                thinks.set(there.post_message(&JsValue::NULL).is_ok());
            }
        }
    };
    let (think, read) = (Closure::<dyn Fn(MessageEvent)>::new(think), Closure::<dyn Fn(MessageEvent)>::new(read));
    here.set_onmessage(Some(think.as_ref().unchecked_ref()));
    scope.set_onmessage(Some(read.as_ref().unchecked_ref()));
    think.forget();
    read.forget();
    let _ = scope.post_message(&READY.into());
}

fn send(scope: &DedicatedWorkerGlobalScope, reply: Option<String>) {
    if let Some(reply) = reply {
        let _ = scope.post_message(&reply.into());
    }
}
