import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { vi } from 'vitest';
import type { LlaveBorradores } from '@/application/borradores/borradores.port';
import type { EquipoRegistrado } from '@/domain/sin-red/equipo';
import { abrirCofreDelEquipo, type CofreDelEquipo } from '@/infrastructure/browser/sin-red/cofre-indexeddb';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { registroMudo } from './registro-espia';

const FALSAS = {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
};

/** An empty IndexedDB, for this test alone. */
const estrenarIndexedDB = (): void => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const [nombre, clase] of Object.entries(FALSAS)) vi.stubGlobal(nombre, clase);
};

const aleatorio = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');

export const unEquipoRegistrado = (): EquipoRegistrado => ({
  equipo: crypto.randomUUID(),
  mitad: aleatorio(),
});

/** A device with its clock, in front of which people sit, and whose tabs hear each other. */
export const crearEquipoDePrueba = () => {
  estrenarIndexedDB();
  let ahora = Date.UTC(2026, 10, 24, 15);
  let conRed = true;
  let retenida: Promise<void> = Promise.resolve();
  let marcados: readonly string[] = [];
  const llaves = new Map<string, string>();
  const sesiones = crearInMemorySesionStore();
  const oyentes = new Set<() => void>();
  const llave: LlaveBorradores = {
    obtener: async () => {
      await retenida;
      if (!conRed) throw new Error('sin red');
      const dueno = String(sesiones.leer()?.usuario.id);
      llaves.set(dueno, llaves.get(dueno) ?? aleatorio());
      return llaves.get(dueno) ?? null;
    },
  };
  return {
    sesiones,
    llave,
    ahora: () => new Date(ahora),
    /** The service takes its time to give the key. Answers how to give it. */
    retenerLlave: (): (() => void) => {
      let entregar = (): void => undefined;
      retenida = new Promise((resolver) => {
        entregar = resolver;
      });
      return () => entregar();
    },
    marcados: () => marcados,
    pasarHoras: (horas: number) => {
      ahora += horas * 3_600_000;
    },
    sinRed: () => {
      conRed = false;
    },
    conRed: () => {
      conRed = true;
    },
    entrar: (dueno: string) =>
      sesiones.guardar({
        token: `token ${dueno}`,
        usuario: {
          id: Number(dueno),
          email: `${dueno}@ejemplo.org`,
          displayName: null,
          photoURL: null,
          rol: 'ADMINISTRADOR',
        },
      } as Parameters<typeof sesiones.guardar>[0]),
    /** Another tab, or the same one after a reload. */
    abrirPagina: (): Promise<CofreDelEquipo> => {
      let propio: (() => void) | null = null;
      return abrirCofreDelEquipo({
        llave,
        sesiones,
        reloj: { ahora: () => new Date(ahora) },
        registro: registroMudo,
        cripto: crypto,
        canal: {
          avisar: () => {
            for (const oyente of oyentes) if (oyente !== propio) oyente();
          },
          escuchar: (alCambiar) => {
            propio = alCambiar;
            oyentes.add(alCambiar);
          },
        },
        marcar: (duenos) => {
          marcados = duenos;
        },
        vueltas: 1_000,
      });
    },
  };
};
