import { Component, type ReactNode } from 'react';

/** What cannot be loaded is left out, where there is something behind it or beside it that does. */
export class Quiet extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? null : this.props.children);
}
