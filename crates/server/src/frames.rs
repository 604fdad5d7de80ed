//! Counts the frames that a client sends, empty ones, pings and parts of messages included: the reader of messages does not show all of
//! them.

use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Instant;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::limits::Bucket;

/// A stream of WebSocket frames of which so many come through in a time. Reading fails at the first that is too many.
pub struct FrameLimit<S> {
    stream: S,
    bucket: Bucket,
    place: Place,
    is_over: bool,
}

/// Where in the frames a stream is, as it was read so far.
#[derive(Clone, Copy)]
enum Place {
    /// Before a frame.
    Start,
    /// Behind its first byte.
    Begun,
    /// In the length, of which so many bytes are to come.
    Length { left: u8, so_far: u64, masked: bool },
    /// In what the frame carries, mask included, of which so many bytes are to come.
    Payload(u64),
}

impl Place {
    fn after(self, byte: u8) -> Place {
        match self {
            Place::Start => Place::Begun,
            Place::Begun => {
                let masked = byte & 0x80 != 0;
                match byte & 0x7f {
                    126 => Place::Length { left: 2, so_far: 0, masked },
                    127 => Place::Length { left: 8, so_far: 0, masked },
                    length => Place::payload(length.into(), masked),
                }
            }
            Place::Length { left, so_far, masked } => {
                let so_far = so_far << 8 | u64::from(byte);
                match left {
                    1 => Place::payload(so_far, masked),
                    _ => Place::Length { left: left - 1, so_far, masked },
                }
            }
            Place::Payload(left) => Place::payload(left - 1, false),
        }
    }

    fn payload(length: u64, masked: bool) -> Place {
        match length.saturating_add(if masked { 4 } else { 0 }) {
            0 => Place::Start,
            left => Place::Payload(left),
        }
    }
}

impl<S> FrameLimit<S> {
    /// So many frames a second, and twenty times as many at once.
    pub fn new(stream: S, each_second: u32) -> FrameLimit<S> {
        FrameLimit { stream, bucket: Bucket::of_messages(each_second), place: Place::Start, is_over: false }
    }

    /// True once there was one too many.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// How many of these bytes are of frames that may come through.
    fn allowed(&mut self, bytes: &[u8], now: Instant) -> usize {
        let mut index = 0;
        while let Some(&byte) = bytes.get(index) {
            if let Place::Start = self.place
                && !self.bucket.take(now)
            {
                self.is_over = true;
                return index;
            }
            if let Place::Payload(left) = self.place {
                let passed = left.min((bytes.len() - index) as u64);
                self.place = Place::payload(left - passed, false);
                index += passed as usize;
            } else {
                self.place = self.place.after(byte);
                index += 1;
            }
        }
        index
    }
}

impl<S: AsyncRead + Unpin> FrameLimit<S> {
    /// Reads what is on its way and forgets it, until nothing comes any more.
    pub async fn drain(&mut self) {
        let mut bytes = [0; 4096];
        loop {
            let mut buffer = ReadBuf::new(&mut bytes);
            let read = poll_fn(|context| Pin::new(&mut self.stream).poll_read(context, &mut buffer)).await;
            if read.is_err() || buffer.filled().is_empty() {
                return;
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for FrameLimit<S> {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let too_many = || Poll::Ready(Err(io::Error::other("too many frames")));
        if this.is_over {
            return too_many();
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut this.stream).poll_read(context, buffer))?;
        let allowed = this.allowed(&buffer.filled()[before..], Instant::now());
        buffer.set_filled(before + allowed);
        // None at all would mean that the stream has ended.
        if this.is_over && allowed == 0 { too_many() } else { Poll::Ready(Ok(())) }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for FrameLimit<S> {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().stream).poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame of a client: its first byte, and how long it is.
    fn frame(first: u8, length: usize) -> Vec<u8> {
        let mut frame = vec![first];
        match length {
            0..126 => frame.push(0x80 | length as u8),
            126..0x1_0000 => {
                frame.push(0xfe);
                frame.extend((length as u16).to_be_bytes());
            }
            _ => {
                frame.push(0xff);
                frame.extend((length as u64).to_be_bytes());
            }
        }
        // The mask, and what looks like the beginning of other frames.
        frame.extend(std::iter::repeat_n(0x89, 4 + length));
        frame
    }

    #[test]
    fn frames_of_every_kind_and_length_count_once_however_they_arrive() {
        // Parts of a text, a ping in between, and others.
        let frames =
            [frame(0x01, 0), frame(0x00, 125), frame(0x89, 0), frame(0x80, 126), frame(0x82, 70_000), frame(0x8a, 1)];
        for step in [1, 2, 3, 7, 1_000, 1_000_000] {
            // Twenty at once.
            let mut limit = FrameLimit::new((), 1);
            let bytes = frames.iter().cycle().take(30).flatten().copied().collect::<Vec<u8>>();
            let now = Instant::now();
            let allowed: usize =
                bytes.chunks(step).map(|chunk| if limit.is_over() { 0 } else { limit.allowed(chunk, now) }).sum();
            let first_twenty: usize = frames.iter().cycle().take(20).map(Vec::len).sum();
            assert_eq!((allowed, limit.is_over()), (first_twenty, true), "{step} at once");
        }
    }

    #[test]
    fn a_frame_that_claims_to_be_endless_is_one() {
        let mut limit = FrameLimit::new((), 1);
        let mut bytes = vec![0x82, 0xff];
        bytes.extend([0xff; 8]);
        bytes.extend([0x89; 10_000]);
        assert_eq!((limit.allowed(&bytes, Instant::now()), limit.is_over()), (bytes.len(), false));
    }
}
