import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { CUENTAS_PUBLICADAS, DONACIONES_PUBLICADAS, PUBLICADO } from '@tests/builders/publicado';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { abrir } from '../apoyo/abrir';
import { publicoFalso } from '../apoyo/publico-falso';

const abrirCon = async (ruta: string, copiar: (texto: string) => Promise<void>) => {
  const publico = { ...publicoFalso(crearInMemorySesionStore(null)), portapapeles: { copiar } };
  abrir(ruta, { sesion: null, publico });
  await vi.advanceTimersByTimeAsync(50);
  return publico;
};

const boton = (nombre: RegExp) => screen.getByRole('button', { name: nombre });
const copiados = () => document.querySelectorAll('button[data-copiado]').length;
const pulsar = (control: HTMLElement) => act(async () => void fireEvent.click(control));

describe('botones de copiar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('en Donaciones copia la llave y dice «Copiado» durante 2 s', async () => {
    const copiar = vi.fn(async () => {});
    await abrirCon('/donate', copiar);
    const nequi = boton(/Copiar el número de Nequi/);
    await pulsar(nequi);
    expect(copiar).toHaveBeenCalledExactlyOnceWith('3000000000');
    expect(nequi.hasAttribute('data-copiado')).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1_999));
    expect(nequi.hasAttribute('data-copiado')).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(nequi.hasAttribute('data-copiado')).toBe(false);
  });

  it('recuerda cuál de los dos se copió, y el segundo empieza su propio tiempo', async () => {
    await abrirCon('/donate', async () => {});
    const nequi = boton(/de Nequi/);
    const banco = boton(/número de cuenta/);
    await pulsar(nequi);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await pulsar(banco);
    expect([nequi, banco].map((control) => control.hasAttribute('data-copiado'))).toEqual([false, true]);
    await act(() => vi.advanceTimersByTimeAsync(1_999));
    expect(copiados()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(copiados()).toBe(0);
  });

  it.each(['/accounts', '/cuentas'])('en %s dura 1,8 s', async (ruta) => {
    const copiar = vi.fn(async () => {});
    await abrirCon(ruta, copiar);
    await pulsar(boton(/número de Psiquiatría/));
    expect(copiar).toHaveBeenCalledExactlyOnceWith('000-000000-02');
    await act(() => vi.advanceTimersByTimeAsync(1_799));
    expect(copiados()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(copiados()).toBe(0);
  });

  it.each(['/cuentas', '/donate'])(
    'en %s el NIT se lee con sus puntos y se copia en cifras',
    async (ruta) => {
      const copiar = vi.fn(async () => {});
      await abrirCon(ruta, copiar);
      expect(screen.getByRole('main').textContent).toContain('900.123.456-8');
      await pulsar(boton(/el NIT de la fundación/));
      expect(copiar).toHaveBeenCalledExactlyOnceWith('9001234568');
      expect(boton(/el NIT/).hasAttribute('data-copiado')).toBe(true);
      expect(copiados()).toBe(1);
    },
  );

  it.each([
    ['sin NIT', { identidad: PUBLICADO.identidad && { ...PUBLICADO.identidad, nit: null } }],
    ['sin cuentas', { cuentas: null, donaciones: null }],
  ])('%s no hay qué inscribir, ni título vacío', async (_, datos) => {
    for (const ruta of ['/cuentas', '/donate']) {
      const publico = publicoFalso(crearInMemorySesionStore(null));
      const qr = publico.datosPublicos.yaConocidos()?.qr ?? null;
      publico.datosPublicos.yaConocidos = () => ({ ...PUBLICADO, ...datos, qr });
      abrir(ruta, { sesion: null, publico });
      await vi.advanceTimersByTimeAsync(50);
      expect(screen.getByRole('main').textContent).not.toMatch(/NIT|inscribir/);
      cleanup();
    }
  });

  it('de dos cuentas con el mismo número, dice «Copiado» la que se oprimió', async () => {
    const publico = publicoFalso(crearInMemorySesionStore(null));
    const numero = '0550 1234 5678 9012';
    const cuentas = CUENTAS_PUBLICADAS.map((cuenta) => ({ ...cuenta, numero }));
    publico.datosPublicos.yaConocidos = () => ({ ...PUBLICADO, cuentas, qr: null });
    abrir('/cuentas', { sesion: null, publico });
    await vi.advanceTimersByTimeAsync(50);
    await pulsar(boton(/número de Psiquiatría/));
    expect(boton(/número de Psiquiatría/).hasAttribute('data-copiado')).toBe(true);
    expect(copiados()).toBe(1);
  });

  it.each([
    ['/cuentas', /número de Psiquiatría/],
    ['/donate', /número de cuenta/],
  ])('en %s el número de una cuenta se lee en grupos y se copia sin espacios', async (ruta, nombre) => {
    const copiar = vi.fn(async () => {});
    const numero = '0550 1234 5678 9012';
    const publico = { ...publicoFalso(crearInMemorySesionStore(null)), portapapeles: { copiar } };
    const datos = {
      ...PUBLICADO,
      cuentas: CUENTAS_PUBLICADAS.map((cuenta) => ({ ...cuenta, numero })),
      donaciones: { ...DONACIONES_PUBLICADAS, numero },
      qr: null,
    };
    publico.datosPublicos.yaConocidos = () => datos;
    abrir(ruta, { sesion: null, publico });
    await vi.advanceTimersByTimeAsync(50);
    expect(boton(nombre).dataset.copiar).toBe('0550123456789012');
    await pulsar(boton(nombre));
    expect(copiar).toHaveBeenCalledExactlyOnceWith('0550123456789012');
    expect(screen.getAllByText(numero, { selector: 'strong' }).length).toBeGreaterThan(0);
  });

  it('si el navegador se niega, solo queda en el registro y el número sigue en la página', async () => {
    const fallo = new Error('negado');
    const publico = await abrirCon('/donate', () => Promise.reject(fallo));
    await pulsar(boton(/de Nequi/));
    expect(publico.registro.error).toHaveBeenCalledExactlyOnceWith(
      'No se pudo copiar al portapapeles',
      fallo,
    );
    expect(copiados()).toBe(0);
    expect(screen.getByText('300 000 0000', { selector: 'strong' })).toBeTruthy();
  });
});
