// Chromium without a test tool. A tool that watches messages and errors makes it read React's text a second time: a fifth of the
// main thread's work until a screen of the portal can be used, which a phone does not have.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments } from '../scripts/chromium.ts';

/** Parameters and answers of the DevTools protocol. */
type Values = Record<string, unknown>;

interface Message extends Values {
  id?: number;
  method?: string;
  params?: Values;
  sessionId?: string;
  result?: Values;
  error?: { message: string };
}

export const noLine = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };

export class BareBrowser {
  readonly #process: ChildProcess;
  readonly #socket: WebSocket;
  readonly #directory: string;
  readonly #listeners = new Set<(message: Message) => void>();
  #sent = 0;

  private constructor(process: ChildProcess, socket: WebSocket, directory: string) {
    this.#process = process;
    this.#socket = socket;
    this.#directory = directory;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message; // as the protocol has them
      for (const listener of this.#listeners) listener(message);
    });
  }

  static async start(path: string): Promise<BareBrowser> {
    const directory = mkdtempSync(join(tmpdir(), 'bench-browser-'));
    const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${directory}`];
    const process = spawn(path, [...chromiumArguments, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = await new Promise<string>((resolve) => {
      let text = '';
      process.stderr.on('data', (part) => {
        text += String(part);
        const [found] = /ws:\/\/\S+/.exec(text) ?? [];
        if (found) resolve(found);
      });
    });
    const socket = new WebSocket(address);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    return new BareBrowser(process, socket, directory);
  }

  stop(): void {
    this.#socket.close();
    this.#process.on('exit', () =>
      rmSync(this.#directory, { recursive: true, force: true, maxRetries: 9, retryDelay: 100 }),
    );
    this.#process.kill();
  }

  /** @throws where the browser refuses it */
  async send(method: string, params: Values = {}, sessionId?: string): Promise<Values> {
    this.#sent += 1;
    const id = this.#sent;
    const answered = this.next((message) => message.id === id);
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result = {}, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  next(isMeant: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve) => {
      const stop = this.listen((message) => {
        if (!isMeant(message)) return;
        stop();
        resolve(message);
      });
    });
  }

  listen(listener: (message: Message) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A person with an own browser. */
  async visitor(cookie: Values): Promise<Visitor> {
    const { browserContextId } = await this.send('Target.createBrowserContext');
    await this.send('Storage.setCookies', { cookies: [cookie], browserContextId });
    return new Visitor(this, browserContextId);
  }
}

export class Visitor {
  readonly #browser: BareBrowser;
  readonly #id: unknown;
  #stopCutting = () => {};

  constructor(browser: BareBrowser, id: unknown) {
    this.#browser = browser;
    this.#id = id;
  }

  async open(): Promise<Tab> {
    const place = { url: 'about:blank', browserContextId: this.#id };
    const { targetId } = await this.#browser.send('Target.createTarget', place);
    const { sessionId } = await this.#browser.send('Target.attachToTarget', { targetId, flatten: true });
    return new Tab(this.#browser, String(sessionId), targetId);
  }

  /** Cuts the line of the service workers, also of those that start later. */
  async cut(): Promise<void> {
    this.#stopCutting = this.#browser.listen(({ method, params }) => {
      if (method !== 'Target.attachedToTarget') return;
      const { sessionId } = params as { sessionId: string }; // as the protocol has it
      for (const [command, values] of [
        ['Network.enable', {}],
        ['Network.emulateNetworkConditions', noLine],
        ['Runtime.runIfWaitingForDebugger', {}],
      ] as const)
        void this.#browser.send(command, values, sessionId);
    });
    const filter = [{ type: 'service_worker' }];
    const how = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter };
    await this.#browser.send('Target.setAutoAttach', how);
  }

  async leave(): Promise<void> {
    this.#stopCutting();
    const how = { autoAttach: false, waitForDebuggerOnStart: false, flatten: true };
    await this.#browser.send('Target.setAutoAttach', how);
    await this.#browser.send('Target.disposeBrowserContext', { browserContextId: this.#id });
  }
}

export class Tab {
  readonly #browser: BareBrowser;
  readonly #session: string;
  readonly #id: unknown;

  constructor(browser: BareBrowser, session: string, id: unknown) {
    this.#browser = browser;
    this.#session = session;
    this.#id = id;
  }

  send(method: string, params: Values = {}): Promise<Values> {
    return this.#browser.send(method, params, this.#session);
  }

  /** @returns when the page has begun */
  async visit(url: string): Promise<void> {
    await this.send('Page.enable');
    const begun = this.#browser.next(
      ({ method, sessionId }) => method === 'Page.frameNavigated' && sessionId === this.#session,
    );
    await this.send('Page.navigate', { url });
    await begun;
  }

  /** @param expression its value is awaited */
  async ask(expression: string): Promise<unknown> {
    const how = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', how);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: unknown }).value; // as the protocol has it
  }

  async close(): Promise<void> {
    await this.#browser.send('Target.closeTarget', { targetId: this.#id });
  }
}
