// A WebSocket without a network: what the client sends is kept, what the server would say is said by the test.

export class MockSocket {
  static all: MockSocket[] = [];
  readyState = 0;
  sent: { id?: string; request?: string; cancel?: string; body?: Record<string, unknown> }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    MockSocket.all.push(this);
    queueMicrotask(() => this.open());
  }

  protected open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** A server that is not there. */
export class DeadSocket extends MockSocket {
  protected override open(): void {
    this.close();
  }
}
