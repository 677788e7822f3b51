// SPDX-License-Identifier: Apache-2.0
// Runs Verilator's model of a Rocket core with a small program; each line is one round of it: number, result. Usage: rocket [ROUNDS]
#include "Rocket.h"
#include "verilated.h"
#include <array>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace {

// Where the core begins, without a cache: goes on at 0x80000000, in cached memory.
constexpr uint32_t BOOT[] = {0x00100293, 0x01f29293, 0x00028067}; // li t0,1; slli t0,t0,31; jr t0
constexpr uint64_t BOOT_AT = 0x10000000, TELL_AT = 0x10001000, MEMORY_AT = 0x80000000;

// The program at 0x80000000, assembled from:
// # a1: array, s0: seed, s1: round
// start:
//   li   s0, 88172645463325252
//   li   s1, 0
//   li   a1, 1
//   slli a1, a1, 31
//   lui  t0, 0x10
//   add  a1, a1, t0          # 0x80010000
// round:
//   li   s2, 0
//   mv   t1, a1
//   li   t2, 256
// fill:                      # xorshift
//   slli t3, s0, 13
//   xor  s0, s0, t3
//   srli t3, s0, 7
//   xor  s0, s0, t3
//   slli t3, s0, 17
//   xor  s0, s0, t3
//   sd   s0, 0(t1)
//   addi t1, t1, 8
//   addi t2, t2, -1
//   bnez t2, fill
//   li   t2, 1               # insertion sort of 64
// outer:
//   slli t3, t2, 3
//   add  t1, a1, t3
//   ld   t4, 0(t1)
// inner:
//   ld   t5, -8(t1)
//   bgeu t4, t5, place
//   sd   t5, 0(t1)
//   addi t1, t1, -8
//   bne  t1, a1, inner
// place:
//   sd   t4, 0(t1)
//   addi t2, t2, 1
//   li   t3, 64
//   bne  t2, t3, outer
//   mv   t1, a1
//   li   t2, 256
// sum:
//   ld   t4, 0(t1)
//   mul  t5, t4, t2
//   add  s2, s2, t5
//   ori  t6, t2, 1
//   remu t5, t4, t6
//   xor  s2, s2, t5
//   andi t6, t5, 3
//   beqz t6, even
//   jal  ra, turn
// even:
//   addi t1, t1, 8
//   addi t2, t2, -1
//   bnez t2, sum
//   addi s1, s1, 1
//   lui  t0, 0x10001
//   sd   s2, 0(t0)           # tells the result
//   j    round
// turn:
//   slli t6, s2, 7
//   srli s2, s2, 57
//   or   s2, s2, t6
//   ret
constexpr uint32_t PROGRAM[] = {
    0x27281437, 0x1b94041b, 0x00c41413, 0x77f40413, 0x00f41413, 0xa4440413, 0x00000493, 0x00100593,
    0x01f59593, 0x000102b7, 0x005585b3, 0x00000913, 0x00058313, 0x10000393, 0x00d41e13, 0x01c44433,
    0x00745e13, 0x01c44433, 0x01141e13, 0x01c44433, 0x00833023, 0x00830313, 0xfff38393, 0xfc039ee3,
    0x00100393, 0x00339e13, 0x01c58333, 0x00033e83, 0xff833f03, 0x01eef863, 0x01e33023, 0xff830313,
    0xfeb318e3, 0x01d33023, 0x00138393, 0x04000e13, 0xfdc39ae3, 0x00058313, 0x10000393, 0x00033e83,
    0x027e8f33, 0x01e90933, 0x0013ef93, 0x03feff33, 0x01e94933, 0x003f7f93, 0x000f8463, 0x020000ef,
    0x00830313, 0xfff38393, 0xfc039ae3, 0x00148493, 0x100012b7, 0x0122b023, 0xf55ff06f, 0x00791f93,
    0x03995913, 0x01f96933, 0x00008067,
};

std::vector<uint8_t> memory(1 << 20);
std::vector<uint8_t> boot(4096);
long rounds = 0, wanted = 0;

uint64_t read(uint64_t address) {
    uint64_t word = 0;
    if (address >= MEMORY_AT && address - MEMORY_AT + 8 <= memory.size()) {
        std::memcpy(&word, &memory[address - MEMORY_AT], 8);
    } else if (address >= BOOT_AT && address - BOOT_AT + 8 <= boot.size()) {
        std::memcpy(&word, &boot[address - BOOT_AT], 8);
    }
    return word;
}

void write(uint64_t address, uint64_t word, unsigned strobe) {
    if (address == TELL_AT) {
        std::printf("%ld %016" PRIx64 "\n", ++rounds, word);
        std::fflush(stdout);
    } else if (address >= MEMORY_AT && address - MEMORY_AT + 8 <= memory.size()) {
        for (int i = 0; i < 8; i++) {
            if (strobe >> i & 1) {
                memory[address - MEMORY_AT + i] = word >> 8 * i;
            }
        }
    }
}

// One burst at a time in each direction.
struct Burst {
    uint64_t address = 0;
    unsigned id = 0, left = 0, size = 0;
    bool answer = false;
};
struct Port {
    Burst reading, writing;
};

// Before the rising edge: what memory offers. After it: what was taken, by the signals from before.
#define OFFER(port, p)                                            \
    model.p##_ar_ready = port.reading.left == 0;                  \
    model.p##_aw_ready = port.writing.left == 0 && !port.writing.answer; \
    model.p##_w_ready = port.writing.left > 0;                    \
    model.p##_r_valid = port.reading.left > 0;                    \
    model.p##_r_bits_id = port.reading.id;                        \
    model.p##_r_bits_data = port.reading.left ? read(port.reading.address & ~7ull) : 0; \
    model.p##_r_bits_last = port.reading.left == 1;               \
    model.p##_b_valid = port.writing.answer;                      \
    model.p##_b_bits_id = port.writing.id;

#define TAKE(port, p)                                             \
    if (model.p##_r_valid && model.p##_r_ready) {                 \
        port.reading.address += port.reading.size;                \
        port.reading.left--;                                      \
    } else if (model.p##_ar_ready && model.p##_ar_valid) {        \
        port.reading = {model.p##_ar_bits_addr, model.p##_ar_bits_id, model.p##_ar_bits_len + 1u, 1u << model.p##_ar_bits_size, false}; \
    }                                                             \
    if (model.p##_b_valid && model.p##_b_ready) {                 \
        port.writing.answer = false;                              \
    }                                                             \
    if (model.p##_w_valid && model.p##_w_ready) {                 \
        write(port.writing.address & ~7ull, model.p##_w_bits_data, model.p##_w_bits_strb); \
        port.writing.address += port.writing.size;                \
        port.writing.answer = --port.writing.left == 0;           \
    } else if (model.p##_aw_ready && model.p##_aw_valid) {        \
        port.writing = {model.p##_aw_bits_addr, model.p##_aw_bits_id, model.p##_aw_bits_len + 1u, 1u << model.p##_aw_bits_size, false}; \
    }

} // namespace

int main(int count, char **arguments) {
    wanted = count > 1 ? std::atol(arguments[1]) : 1000000000;
    std::memcpy(boot.data(), BOOT, sizeof BOOT);
    std::memcpy(memory.data(), PROGRAM, sizeof PROGRAM);
    VerilatedContext context;
    context.commandArgs(count, arguments);
    Rocket model{&context};
    Port cached, uncached;
    for (long cycle = 0; rounds < wanted; cycle++) {
        if (cycle > 1000000 && rounds == 0) {
            std::puts("wrong: the core does nothing");
            return 1;
        }
        model.reset = model.debug_reset = model.debug_clockeddmi_dmiReset = cycle < 100;
        model.resetctrl_hartIsInReset_0 = model.reset;
        model.clock = model.debug_clock = model.debug_clockeddmi_dmiClock = 0;
        OFFER(cached, mem_axi4_0)
        OFFER(uncached, mmio_axi4_0)
        model.eval();
        if (!model.reset) {
            TAKE(cached, mem_axi4_0)
            TAKE(uncached, mmio_axi4_0)
        }
        model.clock = model.debug_clock = model.debug_clockeddmi_dmiClock = 1;
        model.eval();
        context.timeInc(1);
    }
    model.final();
    return 0;
}
