import { type ChangeEvent, type ComponentProps, type Ref, useRef, useState } from 'react';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import type { WiredProps } from './control-props';
import { TextInput } from './text-input';

/** What the control shows after a key, and where its caret goes. */
export type Retyped = { text: string; caret: number };

/** What a typed field holds: what was understood, the text as it was written while it is not, '' for nothing. */
export type TypedValue<T> = T | string;

export type TypedInputProps<T extends string | number> = WiredProps &
  Pick<
    ComponentProps<typeof TextInput>,
    'inputMode' | 'type' | 'placeholder' | 'autoComplete' | 'paddingInlineEnd'
  > & {
    value: TypedValue<T> | undefined;
    onChange: (value: TypedValue<T>) => void;
    /** The rule that reads what people write. */
    read: (text: string) => Lectura<T>;
    /** How the field shows, once left, what it understood. */
    write: (value: T) => string;
    /** Changes what is being typed; `forward` when it was erased towards the right. */
    retype?: (before: string, after: Retyped, forward: boolean) => Retyped;
    ref?: Ref<HTMLInputElement>;
    'data-autofocus'?: boolean;
  };

/**
 * A text control for a value that has one stored form and many ways to write it. What cannot be read stays as it was
 * written, to be corrected, and goes on as text, which the rules of the domain refuse beside the field.
 */
export function TypedInput<T extends string | number>(props: TypedInputProps<T>) {
  const { value = '', onChange, onBlur, read, write, retype, ...input } = props;
  // The text while it is being typed; it no longer counts once the value moves for another reason.
  const [typing, setTyping] = useState<{ text: string; value: TypedValue<T> } | null>(null);
  const shown = typing && Object.is(typing.value, value) ? typing.text : writeValue(value, read, write);

  // What is typed on arriving replaces what the field brings. A press puts its caret after the focus, or in a field that a
  // dialog had focused: the first one still arrives.
  const arriving = useRef(false);
  /** The selection that follows a press: once something is written it is late, and would have it replaced. */
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const control = event.currentTarget;
    // Pasted or dictated there is no key: the next press is for the caret all the same.
    arriving.current = false;
    clearTimeout(pending.current);
    pending.current = undefined;
    const typed = { text: control.value, caret: control.selectionStart ?? control.value.length };
    const forward = (event.nativeEvent as InputEvent).inputType === 'deleteContentForward';
    const { text, caret } = retype ? retype(shown, typed, forward) : typed;
    if (text !== control.value) {
      control.value = text;
      control.setSelectionRange(caret, caret);
    }
    const reading = read(text);
    const next = text.trim() === '' ? '' : 'valor' in reading ? reading.valor : text;
    setTyping({ text, value: next });
    onChange(next);
  };

  const selectSoon = (control: HTMLInputElement) => {
    pending.current = setTimeout(() => {
      pending.current = undefined;
      control.select();
    });
  };

  return (
    <TextInput
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...input}
      value={shown}
      onChange={change}
      onFocus={({ currentTarget }) => {
        arriving.current = true;
        currentTarget.select();
      }}
      onKeyDown={({ currentTarget }) => {
        arriving.current = false;
        // A key that comes first replaces it all the same.
        if (pending.current === undefined) return;
        clearTimeout(pending.current);
        pending.current = undefined;
        currentTarget.select();
      }}
      onClick={({ currentTarget: control }) => {
        const { selectionStart: from, selectionEnd: to } = control;
        const dragged = from !== to && !(from === 0 && to === control.value.length);
        // Over text that is selected already, the browser puts the caret once the click is over.
        if (arriving.current && !dragged) selectSoon(control);
        arriving.current = false;
      }}
      onBlur={() => {
        setTyping(null);
        onBlur?.();
      }}
    />
  );
}

const writeValue = <T extends string | number>(
  value: TypedValue<T>,
  read: (text: string) => Lectura<T>,
  write: (value: T) => string,
): string => {
  if (value === '') return '';
  if (typeof value === 'number') return write(value);
  const reading = read(value);
  return 'valor' in reading ? write(reading.valor) : value;
};
