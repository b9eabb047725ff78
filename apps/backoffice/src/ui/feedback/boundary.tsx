import { Component, type ReactNode } from 'react'

/** Keeps what stands around standing where something within breaks, or its code does not come; the browser's console has the error. */
export class Boundary extends Component<
  { fallback: ReactNode; onBroken?: () => void; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    this.props.onBroken?.()
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
