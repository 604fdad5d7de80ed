//! Online tables over real sockets: a server on port 0, and clients that speak bytes to it.

mod addresses;
mod daily;
mod fuzz;
mod guest;
mod hello;
mod house;
mod limits;
mod malformed;
mod mutation;
mod play;
mod rest;
mod restart;
mod several;
