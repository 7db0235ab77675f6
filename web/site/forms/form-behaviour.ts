// Makes a plain form speak with our own sentences: checked by the shared rules, messages beside the fields, the first
// bad one focused, nothing of what was typed lost.
import * as z from 'zod/mini';

// Inside a strict content security policy zod may not compile its rules; without this it would try, and be reported.
z.config({ jitless: true });

interface FormOptions<S extends z.ZodMiniType> {
  schema: S;
  /** What the rules look at; by default every named field, files as their first file. */
  read?: (form: HTMLFormElement) => unknown;
  onValid: (values: z.output<S>, form: HTMLFormElement, submitter: HTMLElement | null) => void;
  onInvalid?: (issues: readonly z.core.$ZodIssue[], form: HTMLFormElement) => void;
}

function readFields(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of new FormData(form)) {
    // A file field without a file gives an empty file.
    values[name] = value instanceof File && value.name === '' ? undefined : value;
  }
  return values;
}

export function enhanceForm<S extends z.ZodMiniType>(form: HTMLFormElement, options: FormOptions<S>): void {
  const { schema, read = readFields, onValid, onInvalid } = options;
  // From here on our messages; until now the browser's own.
  form.noValidate = true;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    tell(form, '');
    const result = z.safeParse(schema, read(form));
    showErrors(form, result.success ? [] : result.error.issues);
    if (result.success) return onValid(result.data, form, event.submitter);
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    onInvalid?.(result.error.issues, form);
  });

  // A pop-up that is opened again says nothing of last time.
  form.closest('dialog')?.addEventListener('close', () => tell(form, ''));

  // A field that was refused is looked at again while it is mended; others are left in peace.
  form.addEventListener('input', ({ target }) => {
    // A link to the chat carries the answers of before.
    if (form.querySelector('[data-alert] a')) tell(form, '');
    const field = (target as Element).closest<HTMLElement>('[data-field]');
    if (!field?.querySelector('[aria-invalid=true]')) return;
    const result = z.safeParse(schema, read(form));
    const issue = result.success
      ? undefined
      : result.error.issues.find(({ path }) => path[0] === field.dataset.field);
    showError(field, issue?.message);
  });
}

function showErrors(form: HTMLFormElement, issues: readonly z.core.$ZodIssue[]): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    showError(field, issues.find(({ path }) => path[0] === field.dataset.field)?.message);
  }
}

function showError(field: HTMLElement, message: string | undefined): void {
  const error = field.querySelector<HTMLElement>('[data-error]');
  if (error) {
    error.hidden = !message;
    error.textContent = message ?? '';
  }
  const control = field.querySelector('input, select, textarea');
  if (message) control?.setAttribute('aria-invalid', 'true');
  else control?.removeAttribute('aria-invalid');
}

interface AlertLink {
  label: string;
  url: string;
  onFollowed: () => void;
}

/** Says a sentence in the form's alert region; a link may follow it. */
export function tell(form: HTMLFormElement, sentence: string, link?: AlertLink): void {
  const alert = form.querySelector('[data-alert]');
  if (!alert) return;
  alert.textContent = sentence;
  if (!link) return;
  const anchor = document.createElement('a');
  anchor.href = link.url;
  anchor.target = '_blank';
  anchor.rel = 'noopener';
  anchor.textContent = link.label;
  anchor.className = 'ml-2 font-semibold underline underline-offset-4';
  anchor.addEventListener('click', link.onFollowed);
  alert.append(anchor);
  // On a phone it is below the button, and out of sight.
  alert.scrollIntoView({ block: 'nearest' });
}
