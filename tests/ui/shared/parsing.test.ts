import { describe, expect, it } from 'vitest';
import { initials } from '@/ui/shared/initials';
import { nextStatus } from '@/ui/shared/next-status';
import { parseNumber } from '@/ui/shared/number-input';
import { sidebarState } from '@/ui/shared/panel-shell/sidebar-state';
import { parseSelectValue } from '@/ui/shared/select-input';

describe('parseNumber (especificación §5)', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['-3', -3],
    ['0', 0],
    ['', ''],
    ['abc', ''],
  ])('%j da %j', (raw, expected) => {
    expect(parseNumber(raw)).toBe(expected);
  });
});

describe('parseSelectValue (especificación §5)', () => {
  it.each([
    ['7', 7],
    ['0', 0],
    ['', ''],
    ['ACTIVO', 'ACTIVO'],
    ['007', '007'],
    ['1e3', '1e3'],
  ])('%j da %j', (raw, expected) => {
    expect(parseSelectValue(raw)).toBe(expected);
  });
});

describe('nextStatus', () => {
  const options = [
    { value: 'A', label: 'Uno' },
    { value: 'B', label: 'Dos' },
    { value: 'C', label: 'Tres' },
  ];

  it('pasa al siguiente y del último al primero', () => {
    expect(nextStatus(options, 'A')?.value).toBe('B');
    expect(nextStatus(options, 'C')?.value).toBe('A');
  });

  it('no ofrece nada fuera de la lista ni en una lista de uno', () => {
    expect(nextStatus(options, 'Z')).toBeUndefined();
    expect(nextStatus(options.slice(0, 1), 'A')).toBeUndefined();
  });
});

describe('sidebarState (especificación §2)', () => {
  it('en escritorio la barra superpuesta se cierra por fuerza y se respeta si está plegada', () => {
    expect(sidebarState({ open: true, collapsed: true }, true)).toEqual({ open: false, collapsed: true });
  });

  it('en teléfono y tableta nunca está plegada y se respeta si está abierta', () => {
    expect(sidebarState({ open: true, collapsed: true }, false)).toEqual({ open: true, collapsed: false });
    expect(sidebarState({ open: false, collapsed: true }, false)).toEqual({ open: false, collapsed: false });
  });
});

describe('initials', () => {
  it.each([
    ['Luz Marina Ríos', 'LR'],
    ['  ángela  ', 'Á'],
    ['', ''],
  ])('%j da %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
