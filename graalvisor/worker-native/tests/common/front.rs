// SPDX-License-Identifier: Apache-2.0
//! Plays the front: starts a worker, and speaks with it.

use super::{Directory, PATIENCE, is_root, list, pairs};
use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use thaw_visor_worker::decoder::Decoder;
use thaw_visor_worker::fields::Fields;
use thaw_visor_worker::frame::{self, Frame, Kind};

const NOBODY: u32 = 65534;

pub struct Front {
    pub worker: Child,
    stream: UnixStream,
    decoder: Decoder,
    /// Frames that came while another was waited for.
    early: Vec<Frame>,
    pub directory: Directory,
    next: u32,
}

impl Front {
    /// A worker that is connected, and has got nothing yet.
    pub fn connect(user: Option<u32>) -> Front {
        let directory = Directory::new();
        // Where it was built may be closed to other users.
        let program = directory.0.join("worker");
        fs::copy(env!("CARGO_BIN_EXE_thaw-visor-worker"), &program).unwrap();
        let path = directory.0.join("front.sock");
        let listener = UnixListener::bind(&path).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o777)).unwrap();
        let log = fs::File::create(directory.0.join("log")).unwrap();
        let mut command = Command::new(&program);
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(log)
            .env("SECRET_OF_THE_FRONT", "secret");
        if let Some(user) = user {
            command.uid(user).gid(user);
        }
        // Another thread of the tests may have the copy open for writing while this one forks.
        let mut worker = loop {
            match command.spawn() {
                Err(e) if e.kind() == ErrorKind::ExecutableFileBusy => {
                    std::thread::sleep(Duration::from_millis(10));
                }
                other => break other.unwrap(),
            }
        };
        let line = format!("{} token-of-this-worker\n", path.display());
        worker
            .stdin
            .take()
            .unwrap()
            .write_all(line.as_bytes())
            .unwrap();
        let (stream, _) = listener.accept().unwrap();
        let mut front = Front {
            worker,
            stream,
            decoder: Decoder::default(),
            early: Vec::new(),
            directory,
            next: 1,
        };
        let hello = front.receive().unwrap();
        assert_eq!(hello.kind, Kind::Hello);
        let fields = Fields::new(&hello.payload).unwrap();
        assert_eq!(fields.text(":token").unwrap(), "token-of-this-worker");
        assert_eq!(fields.text(":protocol").unwrap(), "1");
        assert_eq!(
            fields.number(":pid").unwrap(),
            Some(u64::from(front.worker.id()))
        );
        front
    }

    /// A worker that is ready, under another user where this one is root.
    pub fn new() -> Front {
        Front::with(&[])
    }

    pub fn with(more: &[(&str, &str)]) -> Front {
        let mut front = Front::connect(None);
        let ready = front.configure(more);
        assert_eq!(ready.kind, Kind::Ready, "{}", front.log());
        front
    }

    pub fn configure(&mut self, more: &[(&str, &str)]) -> Frame {
        let directory = self.directory.0.display().to_string();
        let nobody = NOBODY.to_string();
        let mut pairs = vec![(":tenant", "test"), (":read", &directory)];
        for name in ["no-new-privileges", "seccomp", "landlock"] {
            pairs.push((":require", name));
        }
        if is_root() && !more.iter().any(|m| m.0 == ":uid") {
            pairs.extend([(":uid", &*nobody), (":gid", &nobody)]);
        }
        pairs.extend(more);
        self.send(Kind::Configure, false, 0, &list(&pairs));
        self.receive().unwrap()
    }

    pub fn log(&self) -> String {
        fs::read_to_string(self.directory.0.join("log")).unwrap()
    }

    pub fn send(&mut self, kind: Kind, last: bool, id: u32, payload: &[u8]) {
        let mut bytes = Vec::new();
        frame::put(&mut bytes, kind, last, id, payload);
        self.send_raw(&bytes);
    }

    pub fn send_raw(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).unwrap();
    }

    /// Writes what can be written now.
    pub fn try_send(&mut self, bytes: &[u8]) -> usize {
        self.stream.set_nonblocking(true).unwrap();
        let result = self.stream.write(bytes);
        self.stream.set_nonblocking(false).unwrap();
        match result {
            Ok(count) => count,
            Err(e) if e.kind() == ErrorKind::WouldBlock => 0,
            Err(e) => panic!("{e}"),
        }
    }

    /// The front says no more.
    pub fn close(&mut self) {
        self.stream.shutdown(std::net::Shutdown::Write).unwrap();
    }

    /// None at the end of the connection.
    pub fn receive(&mut self) -> Option<Frame> {
        self.receive_within(PATIENCE).expect("nothing comes")
    }

    pub fn receive_within(&mut self, time: Duration) -> Result<Option<Frame>, ()> {
        loop {
            if let Some(frame) = self.decoder.take().unwrap() {
                return Ok(Some(frame));
            }
            self.stream.set_read_timeout(Some(time)).unwrap();
            match self.stream.read(self.decoder.space()) {
                Ok(0) => return Ok(None),
                Ok(count) => self.decoder.filled(count),
                Err(e) if e.kind() == ErrorKind::ConnectionReset => return Ok(None),
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(_) => return Err(()),
            }
        }
    }

    /// The next frame of that ID.
    pub fn receive_of(&mut self, id: u32) -> Frame {
        if let Some(at) = self.early.iter().position(|f| f.id == id) {
            return self.early.remove(at);
        }
        loop {
            let frame = self.receive().expect("the worker is there");
            if frame.id == id {
                return frame;
            }
            self.early.push(frame);
        }
    }

    pub fn next_id(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    /// A request that is answered by DONE or FAILED.
    pub fn ask(&mut self, kind: Kind, payload: &[u8]) -> (Kind, Vec<(String, String)>) {
        let id = self.next_id();
        self.send(kind, false, id, payload);
        let frame = self.receive_of(id);
        (frame.kind, pairs(&frame.payload))
    }
}

impl Drop for Front {
    fn drop(&mut self) {
        let _ = self.worker.kill();
        let _ = self.worker.wait();
        if std::thread::panicking() {
            eprintln!("the worker said: {}", self.log());
        }
    }
}
