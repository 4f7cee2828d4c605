import { describe, expect, it, vi } from 'vitest';
import type { LlaveBorradores } from '@/application/borradores/borradores.port';
import { VIGENCIA_BORRADOR_MS } from '@/domain/borradores/borrador';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { crearBorradoresNavegador } from '@/infrastructure/browser/borradores/borradores-navegador';
import { crearCajaBorradores } from '@/infrastructure/browser/borradores/caja-borradores-navegador';
import { crearInMemoryLlaveBorradores } from '@/infrastructure/memory/sesion/in-memory-sesion';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { crearRegistroEspia, registroMudo } from '../apoyo/registro-espia';
import { crearStorageFalso } from '../apoyo/storage-falso';

const SESION = {
  token: 't',
  usuario: { id: 7, email: 'ana@ejemplo.example', rol: 'ADMINISTRADOR', displayName: null, photoURL: null },
} as const;
const CANARIO = 'Penicilina-canario';
const escrito = { version: 1, valores: { alergias: CANARIO } };

const abrir = (
  llave: LlaveBorradores = crearInMemoryLlaveBorradores(crypto),
  cripto: Crypto = crypto,
  storage = crearStorageFalso(),
) => {
  let ahora = Date.UTC(2026, 10, 21, 15);
  const reloj = { ahora: () => new Date(ahora) };
  const esperar = vi.fn<(tarea: () => void, ms: number) => void>();
  const sesiones = crearInMemorySesionStore();
  sesiones.guardar(SESION);
  const { registro, mensajes } = crearRegistroEspia();
  const almacen = crearAlmacenNavegador(() => storage, registroMudo);
  const caja = crearCajaBorradores({ almacen, reloj, esperar });
  const borradores = crearBorradoresNavegador({
    ...{ caja, llave, sesiones, reloj, registro, cripto },
    cofre: async () => null,
  });
  const pasar = (ms: number) => {
    ahora += ms;
  };
  return { borradores, caja, storage, esperar, mensajes, pasar };
};

describe('drafts at rest', () => {
  it('are nowhere in clear, and every copy looks different', async () => {
    const { borradores, storage } = abrir();
    await borradores.guardar('participante:7', escrito);
    const primera = storage.getItem('borradores') ?? '';
    expect(primera).toContain('participante:7');
    expect(primera).not.toContain(CANARIO);
    expect(primera).not.toContain(btoa(CANARIO).slice(0, 12));
    await borradores.guardar('participante:7', escrito);
    expect(storage.getItem('borradores')).not.toBe(primera);
  });

  it('open neither with another key, nor under the name of another form', async () => {
    const { borradores, storage } = abrir();
    await borradores.guardar('participante:7', escrito);
    const ajena = abrir(crearInMemoryLlaveBorradores(crypto), crypto, storage);
    expect(await ajena.borradores.leer('participante:7')).toBeNull();
    storage.setItem(
      'borradores',
      (storage.getItem('borradores') ?? '').replace('participante:7', 'participante:8'),
    );
    expect(await borradores.leer('participante:8')).toBeNull();
  });

  it.each(['', '{', 'null', '{"dueno":7}', '{"dueno":"7","sobres":{"participante:7":"x"}}'])(
    'that are unreadable (%j) count as none, and are replaced',
    async (texto) => {
      const { borradores, storage } = abrir();
      storage.setItem('borradores', texto);
      expect(await borradores.leer('participante:7')).toBeNull();
      await borradores.guardar('participante:7', escrito);
      expect(await borradores.leer('participante:7')).toMatchObject(escrito);
    },
  );

  it('are not written where the browser cannot encrypt or the service gives no key', async () => {
    const sinCifrado = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto;
    const mudas = [abrir(undefined, sinCifrado), abrir({ obtener: async () => null })];
    for (const { borradores, storage } of mudas) {
      await borradores.guardar('participante:7', escrito);
      expect(await borradores.leer('participante:7')).toBeNull();
      expect(storage.length).toBe(0);
    }
  });

  it('ask for the key again after a failure', async () => {
    const buena = crearInMemoryLlaveBorradores(crypto);
    const obtener = vi.fn(buena.obtener).mockRejectedValueOnce(new Error('sin red'));
    const { borradores, mensajes } = abrir({ obtener });
    await borradores.guardar('participante:7', escrito);
    expect(mensajes).toHaveLength(1);
    await borradores.guardar('participante:7', escrito);
    await borradores.guardar('participante:7', escrito);
    expect(await borradores.leer('participante:7')).toMatchObject(escrito);
    expect(obtener).toHaveBeenCalledTimes(2);
  });
});

describe('a page that nobody touches', () => {
  it('throws away by itself what grew old', async () => {
    const { borradores, storage, esperar, pasar } = abrir();
    await borradores.guardar('participante:7', escrito);
    const [barrer, ms] = esperar.mock.lastCall ?? [];
    expect(ms).toBe(VIGENCIA_BORRADOR_MS);
    pasar(VIGENCIA_BORRADOR_MS);
    barrer?.();
    expect(storage.length).toBe(0);
  });

  it('finds what another page left, and goes on looking while something is left', () => {
    const storage = crearStorageFalso();
    const sobre = { guardado_en: Date.UTC(2026, 10, 21, 14, 50), sobre: 'x' };
    storage.setItem('borradores', JSON.stringify({ dueno: '7', sobres: { 'sede:1': sobre } }));
    const { esperar, pasar } = abrir(undefined, undefined, storage);
    expect(esperar).toHaveBeenCalledTimes(1);
    pasar(VIGENCIA_BORRADOR_MS);
    esperar.mock.lastCall?.[0]();
    expect(storage.length).toBe(0);
    expect(esperar).toHaveBeenCalledTimes(1);
  });
});
