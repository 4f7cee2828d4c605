import { describe, expect, it, vi } from 'vitest';
import { crearGeneradorIdsNavegador } from '@/infrastructure/browser/generador-ids-navegador';
import {
  crearNavegacionNavegador,
  ubicacionParaRecordar,
} from '@/infrastructure/browser/navegacion-navegador';
import { crearPortapapelesNavegador } from '@/infrastructure/browser/portapapeles-navegador';

/** A document whose copy command does what a browser's does: fires `copy` and keeps what the listener sets. */
const documentoQueCopia = (permitido: boolean) => {
  const documento = new EventTarget();
  let copiado: string | null = null;
  const execCommand = () => {
    if (!permitido) return false;
    const clipboardData = {
      setData: (_tipo: string, texto: string) => {
        copiado = texto;
      },
    };
    documento.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData }));
    return true;
  };
  return {
    documento: Object.assign(documento, { execCommand }) as unknown as Document,
    copiado: () => copiado,
  };
};
const sinPortapapeles = {} as Navigator;
const conPortapapeles = (writeText: (texto: string) => Promise<void>) =>
  ({ clipboard: { writeText } }) as unknown as Navigator;

describe('clipboard', () => {
  it('writes with the permission of the browser', async () => {
    const writeText = vi.fn(async () => {});
    await crearPortapapelesNavegador(conPortapapeles(writeText), {} as Document).copiar('123');
    expect(writeText).toHaveBeenCalledWith('123');
  });

  it('copies on pages without HTTPS too', async () => {
    const { documento, copiado } = documentoQueCopia(true);
    await crearPortapapelesNavegador(sinPortapapeles, documento).copiar('000-123');
    expect(copiado()).toBe('000-123');
  });

  it('says that it could not (specification §8, silent failures)', async () => {
    const negado = conPortapapeles(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const mensaje = 'No se pudo copiar al portapapeles';
    await expect(crearPortapapelesNavegador(negado, {} as Document).copiar('1')).rejects.toThrow(mensaje);
    const { documento } = documentoQueCopia(false);
    await expect(crearPortapapelesNavegador(sinPortapapeles, documento).copiar('1')).rejects.toThrow(mensaje);
  });
});

describe('ids of creations', () => {
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  it.each([
    ['with', crypto],
    ['without', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
  ])('are random UUIDs %s randomUUID', (_caso, cripto) => {
    const ids = crearGeneradorIdsNavegador(cripto);
    const muchos = Array.from({ length: 500 }, () => ids.nuevo());
    expect(muchos.every((id) => UUID.test(id))).toBe(true);
    expect(new Set(muchos).size).toBe(500);
  });
});

describe('navigation', () => {
  it('loads the page anew', () => {
    const assign = vi.fn();
    crearNavegacionNavegador({ assign }).recargarHacia('/dashboard');
    expect(assign).toHaveBeenCalledWith('/dashboard');
  });

  it('remembers where the person was, with its filters, but not the login page', () => {
    expect(ubicacionParaRecordar({ pathname: '/sedes', search: '?buscar=bello' }, '/login')).toBe(
      '/sedes?buscar=bello',
    );
    expect(ubicacionParaRecordar({ pathname: '/login', search: '?destino=%2Fsedes' }, '/login')).toBeNull();
  });
});
