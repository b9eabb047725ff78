/** Two soft tones, in Hz, one after the other. */
const tones = [660, 880]
const loudness = 0.05
/** In seconds. */
const toneTime = 0.16

let audio: AudioContext | null = null

/** A quiet sound for a message that came. A browser that allows none, as before any press, stays silent. */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // What a suspended one is given sounds when it wakes: too late.
  if (audio.state === 'suspended') {
    void audio.resume().catch(() => undefined)
    return
  }
  for (const [position, tone] of tones.entries()) {
    const start = audio.currentTime + position * toneTime
    const gain = audio.createGain()
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loudness, start + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + toneTime * 2)
    gain.connect(audio.destination)
    const oscillator = audio.createOscillator()
    oscillator.frequency.value = tone
    oscillator.connect(gain)
    oscillator.start(start)
    oscillator.stop(start + toneTime * 2)
  }
}
