// SPDX-License-Identifier: Apache-2.0
//! Byte strings one behind the other, each with its length, as files and messages of this command have them.

pub fn put(body: &mut Vec<u8>, bytes: &[u8]) {
    body.extend(u32::try_from(bytes.len()).unwrap_or(0).to_le_bytes());
    body.extend(bytes);
}

pub fn take<'a>(body: &mut &'a [u8], n: usize) -> Option<&'a [u8]> {
    let (head, tail) = body.split_at_checked(n)?;
    *body = tail;
    Some(head)
}

pub fn get<'a>(body: &mut &'a [u8]) -> Option<&'a [u8]> {
    let n = u32::from_le_bytes(take(body, 4)?.try_into().ok()?);
    take(body, n as usize)
}

/// All of them in one.
pub fn put_all(body: &mut Vec<u8>, list: &[Vec<u8>]) {
    let mut all = Vec::new();
    list.iter().for_each(|item| put(&mut all, item));
    put(body, &all);
}

pub fn get_all(body: &mut &[u8]) -> Option<Vec<Vec<u8>>> {
    let mut all = get(body)?;
    let mut list = Vec::new();
    while !all.is_empty() {
        list.push(get(&mut all)?.to_vec());
    }
    Some(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_as_they_were_written() {
        let list = vec![b"a".to_vec(), Vec::new(), vec![0; 300]];
        let mut body = Vec::new();
        put_all(&mut body, &list);
        put(&mut body, b"end");
        let mut rest = &body[..];
        assert_eq!(get_all(&mut rest), Some(list));
        assert_eq!(get(&mut rest), Some(&b"end"[..]));
        assert_eq!(get(&mut rest), None);
    }
}
