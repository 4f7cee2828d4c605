import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enviarConAvance } from '@/infrastructure/http/archivos/url-firmada';

/** As much of a request as this code touches; the test plays the network. */
class PeticionFalsa {
  static ultima: PeticionFalsa;
  upload: { onprogress?: (evento: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  onabort = () => {};
  timeout = 0;
  status = 0;
  responseText = '';
  tipo: string | null = null;
  pedido: unknown[] = [];
  constructor() {
    PeticionFalsa.ultima = this;
  }
  open(...pedido: unknown[]) {
    this.pedido = pedido;
  }
  getResponseHeader(nombre: string) {
    return nombre.toLowerCase() === 'content-type' ? this.tipo : null;
  }
  setRequestHeader(...cabecera: unknown[]) {
    this.pedido.push(...cabecera);
  }
  send(cuerpo: unknown) {
    this.pedido.push(cuerpo);
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', PeticionFalsa);
});

const enviar = () => {
  const avance = vi.fn();
  const respuesta = enviarConAvance('https://bodega.example/objeto', {
    contenido: 'abc',
    contentType: 'text/plain',
    limiteMs: 9_000,
    avance,
  });
  return { avance, respuesta, peticion: PeticionFalsa.ultima };
};

describe('enviar un archivo diciendo cuánto va', () => {
  it('pide lo que debe, con su límite de tiempo', () => {
    const { peticion } = enviar();
    expect(peticion.pedido).toEqual([
      'PUT',
      'https://bodega.example/objeto',
      'Content-Type',
      'text/plain',
      'abc',
    ]);
    expect(peticion.timeout).toBe(9_000);
  });

  it.each([
    ['una parte', { lengthComputable: true, loaded: 1, total: 4 }, [[0.25]]],
    ['uno de un solo byte', { lengthComputable: true, loaded: 1, total: 1 }, [[1]]],
    ['uno vacío, que no tiene partes', { lengthComputable: true, loaded: 0, total: 0 }, []],
    ['cuando no se sabe cuánto es', { lengthComputable: false, loaded: 3, total: 4 }, []],
  ])('de %s', (_, evento, dicho) => {
    const { avance, peticion } = enviar();
    peticion.upload.onprogress?.(evento);
    expect(avance.mock.calls).toEqual(dicho);
  });

  it.each([
    [200, 'guardado', 'guardado'],
    [204, 'nada', ''],
    [304, 'nada', ''],
    [500, 'no se pudo', 'no se pudo'],
  ])('responde %i como lo haría fetch', async (estado, texto, cuerpo) => {
    const { respuesta, peticion } = enviar();
    Object.assign(peticion, { status: estado, responseText: texto });
    peticion.onload();
    const llegada = await respuesta;
    expect([llegada.status, await llegada.text()]).toEqual([estado, cuerpo]);
  });

  it('dice de qué tipo es la respuesta', async () => {
    const { respuesta, peticion } = enviar();
    Object.assign(peticion, { status: 200, tipo: 'text/html; charset=utf-8' });
    peticion.onload();
    expect((await respuesta).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['onerror', 'TypeError'],
    ['ontimeout', 'TimeoutError'],
    ['onabort', 'AbortError'],
  ] as const)('%s rechaza con %s', async (que, nombre) => {
    const { respuesta, peticion } = enviar();
    peticion[que]();
    await expect(respuesta).rejects.toMatchObject({ name: nombre });
  });
});
