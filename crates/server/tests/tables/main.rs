//! Online tables over real sockets: a server on port 0, and clients that speak bytes to it.

mod addresses;
#[cfg(unix)]
mod admin;
mod daily;
mod figures;
mod fuzz;
mod hello;
mod limits;
mod links;
mod log;
mod malformed;
mod mutation;
mod newer;
mod older_rules;
mod play;
mod rest;
mod restart;
mod several;
mod test_client;
mod test_server;
mod vault;
