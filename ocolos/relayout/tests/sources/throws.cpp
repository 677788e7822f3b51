// SPDX-License-Identifier: Apache-2.0
// Throws through several frames in four threads, for ever; each line is one round, and all are equal but for their number.
// With a second argument, its unwinder and its C library are mapped again below and above all libraries, as symbolizers have them.
#include <stdexcept>
#include <thread>
#include <vector>
#include <cstdio>
#include <cstdlib>
#include <atomic>
#include <unistd.h>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
struct Shape { virtual int area(int x)=0; virtual ~Shape(){} };
struct Sq: Shape { int area(int x) override; };
struct Ci: Shape { int area(int x) override; };
__attribute__((noinline)) int Sq::area(int x){ if(x%7==3) throw std::runtime_error("sq"); return x*x; }
__attribute__((noinline)) int Ci::area(int x){ switch(x%6){case 0:return 1;case 1:return x+3;case 2:return x*2; case 3: return x-9; case 4: throw x; default:return 8;} }
struct Guard { std::atomic<long>&c; Guard(std::atomic<long>&c):c(c){c++;} ~Guard(){c--;} };
std::atomic<long> live{0}, thrown{0}, sum{0};
__attribute__((noinline)) int deep(Shape*s,int n,int x){ Guard g(live); if(n==0) return s->area(x); int r=deep(s,n-1,x+1); return r+1; }
__attribute__((noinline)) int once(Shape*s,int i){ try { return deep(s,i%5,i);} catch(const std::exception&e){ thrown++; return -1;} catch(int v){ thrown++; return v; } }
// Beside the unwinder, which takes nearly all of the time, a short profile sees little of the program's own: tests ask for more of it.
#ifndef OWN_CODE
#define OWN_CODE 0
#endif
__attribute__((noinline)) int own(int x){ int r=0; for(int i=0;i<OWN_CODE;i++){ __asm__ volatile("":"+r"(x)); r+=(x+i)%3?x^i:x/(i+1); } return r&7; }
void work(int id){ Sq q; Ci c; long t=0; for(int i=0;i<20000;i++){ t+=once(i&1?(Shape*)&q:(Shape*)&c,i+id)+own(i);} sum+=t; }
void again(const char*name){
    FILE*maps=fopen("/proc/self/maps","r"); char line[4096]; std::string path; unsigned long first=0,top=0;
    while(fgets(line,sizeof line,maps)){ unsigned long start,end; if(!strstr(line,".so")||sscanf(line,"%lx-%lx",&start,&end)!=2) continue;
        if(strstr(line,name)&&path.empty()){ first=start; path=strchr(line,'/'); path.pop_back(); } top=end; }
    fclose(maps);
    int file=open(path.c_str(),O_RDONLY); struct stat s;
    if(file<0||fstat(file,&s)) abort();
    void*below; do { below=mmap(nullptr,s.st_size,PROT_READ,MAP_PRIVATE,file,0); if(below==MAP_FAILED) abort(); } while((unsigned long)below>first);
    void*above=mmap((void*)(top+(16<<20)),s.st_size,PROT_READ,MAP_PRIVATE,file,0);
    if((unsigned long)above<top) abort();
    close(file);
}
int main(int ac,char**av){ if(ac>2){ again("/libgcc_s.so"); again("/libc.so"); } int n=ac>1?atoi(av[1]):3; for(int r=0;r<n;r++){ std::vector<std::thread> v; sum=0;thrown=0; for(int i=0;i<4;i++) v.emplace_back(work,i); for(auto&t:v)t.join(); printf("%d %ld %ld %ld\n",r,sum.load(),thrown.load(),live.load()); fflush(stdout);} }
