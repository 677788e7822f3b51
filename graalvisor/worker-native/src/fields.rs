// SPDX-License-Identifier: Apache-2.0
//! Lists of fields: `{ u32 length, name, u32 length, value }`, as heads, configurations, results and errors have them.

/// All fields of a list together.
pub const MAX: usize = 64 << 10;

#[derive(Debug, PartialEq, Eq)]
pub struct Malformed(pub String);

/// A list that is known to be whole. Names may repeat; their order is kept.
#[derive(Clone, Copy, Debug)]
pub struct Fields<'a>(&'a [u8]);

impl<'a> Fields<'a> {
    /// Checks the structure of the whole list, so that readers need not.
    pub fn new(bytes: &'a [u8]) -> Result<Fields<'a>, Malformed> {
        if bytes.len() > MAX {
            return Err(Malformed(format!(
                "fields of {} bytes; {MAX} are allowed",
                bytes.len()
            )));
        }
        let mut rest = bytes;
        while !rest.is_empty() {
            let at = bytes.len() - rest.len();
            let Some((name, _, after)) = split(rest) else {
                return Err(Malformed(format!(
                    "the field at byte {at} of {} is cut off",
                    bytes.len()
                )));
            };
            if name.is_empty() {
                return Err(Malformed(format!("the field at byte {at} has no name")));
            }
            rest = after;
        }
        Ok(Fields(bytes))
    }

    pub fn iter(self) -> impl Iterator<Item = (&'a [u8], &'a [u8])> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let (name, value, after) = split(rest)?;
            rest = after;
            Some((name, value))
        })
    }

    pub fn all(self, name: &str) -> impl Iterator<Item = &'a [u8]> {
        self.iter()
            .filter(move |(n, _)| *n == name.as_bytes())
            .map(|(_, value)| value)
    }

    pub fn first(self, name: &str) -> Option<&'a [u8]> {
        self.all(name).next()
    }

    /// The first value of that name; empty where there is none.
    pub fn text(self, name: &str) -> Result<&'a str, Malformed> {
        self.first(name)
            .map_or(Ok(""), |value| as_text(name, value))
    }

    pub fn texts(self, name: &str) -> Result<Vec<&'a str>, Malformed> {
        self.all(name).map(|value| as_text(name, value)).collect()
    }

    /// The first value of that name as a decimal number; none where it is missing or empty.
    pub fn number(self, name: &str) -> Result<Option<u64>, Malformed> {
        match self.text(name)? {
            "" => Ok(None),
            text => text
                .parse()
                .map(Some)
                .map_err(|_| Malformed(format!("{name} is '{text}', which is not a number"))),
        }
    }
}

fn as_text<'a>(name: &str, value: &'a [u8]) -> Result<&'a str, Malformed> {
    std::str::from_utf8(value).map_err(|_| Malformed(format!("{name} is not UTF-8")))
}

fn split(bytes: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let (name, rest) = counted(bytes)?;
    let (value, rest) = counted(rest)?;
    Some((name, value, rest))
}

fn counted(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk::<4>()?;
    rest.split_at_checked(u32::from_le_bytes(*length) as usize)
}

/// Appends a field. What is longer than a list may be is the caller's to cut.
pub fn put(to: &mut Vec<u8>, name: &str, value: impl AsRef<[u8]>) {
    for part in [name.as_bytes(), value.as_ref()] {
        to.extend_from_slice(&u32::try_from(part.len()).unwrap_or(0).to_le_bytes());
        to.extend_from_slice(part);
    }
}

pub fn put_number(to: &mut Vec<u8>, name: &str, value: u64) {
    put(to, name, value.to_string());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_is_that_of_the_page() {
        let mut bytes = Vec::new();
        put(&mut bytes, ":id", "7");
        assert_eq!(bytes, b"\x03\0\0\0:id\x01\0\0\x007");
    }

    #[test]
    fn names_repeat_and_keep_their_order() {
        let mut bytes = Vec::new();
        put(&mut bytes, "accept", "b");
        put(&mut bytes, ":id", "12");
        put(&mut bytes, "accept", "a");
        let fields = Fields::new(&bytes).unwrap();
        assert_eq!(fields.texts("accept").unwrap(), ["b", "a"]);
        assert_eq!(fields.number(":id").unwrap(), Some(12));
        assert_eq!(fields.number(":none").unwrap(), None);
        assert!(fields.number("accept").unwrap_err().0.contains("'b'"));
    }

    #[test]
    fn what_is_cut_off_is_refused() {
        let mut bytes = Vec::new();
        put(&mut bytes, "name", "value");
        for length in 1..bytes.len() {
            assert!(Fields::new(&bytes[..length]).is_err(), "{length}");
        }
        assert!(Fields::new(&[]).unwrap().iter().next().is_none());
        assert!(Fields::new(&[0xff; 8]).unwrap_err().0.contains("byte 0"));
        assert!(Fields::new(&[0; 8]).unwrap_err().0.contains("no name"));
        assert!(Fields::new(&vec![0; MAX + 1]).is_err());
    }

    #[test]
    fn text_that_is_not_utf8_is_refused_where_it_is_asked_for() {
        let mut bytes = Vec::new();
        put(&mut bytes, ":tenant", [0xff]);
        assert!(Fields::new(&bytes).unwrap().text(":tenant").is_err());
    }
}
