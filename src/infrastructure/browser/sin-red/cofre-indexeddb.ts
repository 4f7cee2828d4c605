import type { Cerradura } from '@/application/sin-red/cerradura.port';
import type { Cofre, EstadoCofre } from '@/application/sin-red/cofre.port';
import { errorCofreCerrado, errorEquipoSinEspacio } from '@/domain/sin-red/errores-cofre';
import {
  aBytes,
  abrirSobre,
  type Bytes,
  cerrarSobre,
  cifrar,
  descifrar,
} from '@/infrastructure/browser/cifrado-aes';
import { abrirBaseDelCofre, type BaseDelCofre, sobresDe } from './base-del-cofre';
import { crearCerradura } from './cerradura-indexeddb';
import type { DependenciasCofre, Interior } from './interior-del-cofre';
import {
  abrirLlaves,
  coleccionDe,
  contextoDeSobre,
  digerirNombre,
  type LlavesAbiertas,
} from './llaves-del-cofre';

export interface CofreDelEquipo {
  cofre: Cofre;
  cerradura: Cerradura;
}

const esFaltaDeEspacio = (causa: unknown): boolean =>
  causa instanceof DOMException && causa.name === 'QuotaExceededError';

/** Throws SIN_ESPACIO for what does not fit. */
const conEspacio = async <T>(tarea: () => Promise<T>): Promise<T> => {
  try {
    return await tarea();
  } catch (causa) {
    throw esFaltaDeEspacio(causa) ? errorEquipoSinEspacio(causa) : causa;
  }
};

const DURABLE = { durability: 'strict' } as const;

/** In IndexedDB, everything closed; the keys live as long as the page. */
export const abrirCofreDelEquipo = async (deps: DependenciasCofre): Promise<CofreDelEquipo> => {
  const { cripto, sesiones, registro, canal } = deps;
  const oyentes = new Set<() => void>();
  let conexion: Promise<BaseDelCofre> | null = null;
  let abierto: { dueno: string; serie: string; llaves: LlavesAbiertas } | null = null;
  let visto: { dueno: string | null; estado: EstadoCofre } = { dueno: null, estado: 'apagado' };

  const presente = (): string | null => {
    const id = sesiones.leer()?.usuario.id;
    return id === undefined ? null : String(id);
  };
  const olvidarConexion = (): void => {
    conexion = null;
  };
  /** Nobody here closed it: what was kept may have gone with it. */
  const alCerrarse = (): void => {
    olvidarConexion();
    revisarEnSilencio();
  };
  const conBase = async <T>(tarea: (base: BaseDelCofre) => Promise<T>): Promise<T> => {
    conexion ??= abrirBaseDelCofre(alCerrarse).catch((causa: unknown) => {
      olvidarConexion();
      throw causa;
    });
    return conEspacio(async () => tarea(await (conexion as Promise<BaseDelCofre>)));
  };
  const cajaDe = (dueno: string) => conBase((base) => base.get('cajas', dueno));

  /** Also after another tab, or the browser by itself, threw it away. */
  const revisar = async (): Promise<void> => {
    const dueno = presente();
    const caja = dueno === null ? undefined : await cajaDe(dueno);
    if (abierto && (abierto.dueno !== dueno || abierto.serie !== caja?.serie)) abierto = null;
    const estado = abierto ? 'abierto' : caja ? 'cerrado' : 'apagado';
    const distinto = estado !== visto.estado || dueno !== visto.dueno;
    visto = { dueno, estado };
    if (distinto) for (const oyente of oyentes) oyente();
  };
  const revisarEnSilencio = () => {
    revisar().catch((causa: unknown) => registro.aviso('No se pudo mirar lo guardado en este equipo', causa));
  };
  const interior: Interior = {
    presente,
    conBase,
    caja: cajaDe,
    abrirCon: async (dueno, serie, secreto) => {
      abierto = { dueno, serie, llaves: await abrirLlaves(cripto.subtle, secreto) };
      await interior.cambio();
    },
    cerrar: () => {
      abierto = null;
    },
    cambio: async () => {
      await revisar();
      canal.avisar();
    },
  };

  const enMano = () => (abierto && abierto.dueno === presente() ? abierto : null);
  const exigirAbierto = async () => {
    const suyo = enMano();
    // What is not there any more must not be taken for kept: another tab, or the browser, may have erased it.
    if (suyo && (await cajaDe(suyo.dueno))?.serie === suyo.serie) return suyo;
    await revisar();
    throw errorCofreCerrado();
  };
  const leerBytes = async (
    cerrado: Bytes,
    de: NonNullable<typeof abierto>,
    llave: string,
    parte: 'nombre' | 'texto',
  ) => {
    const claro = await descifrar(cripto, de.llaves.datos, cerrado, contextoDeSobre(de, llave, parte));
    return claro && new TextDecoder().decode(claro);
  };

  const cofre: Cofre = {
    estado: () => (visto.dueno === presente() ? visto.estado : 'apagado'),
    suscribir: (alCambiar) => {
      oyentes.add(alCambiar);
      return () => {
        oyentes.delete(alCambiar);
      };
    },
    leer: async (nombre) => {
      const suyo = enMano();
      if (!suyo) return null;
      const llave = await digerirNombre(cripto.subtle, suyo.llaves, nombre);
      const sobre = await conBase((base) => base.get('sobres', [suyo.dueno, coleccionDe(nombre), llave]));
      return sobre ? leerBytes(sobre.texto, suyo, llave, 'texto') : null;
    },
    guardar: async (nombre, texto) => {
      const suyo = await exigirAbierto();
      const llave = await digerirNombre(cripto.subtle, suyo.llaves, nombre);
      const cerrar = (claro: string, parte: 'nombre' | 'texto') =>
        cifrar(cripto, suyo.llaves.datos, aBytes(claro), contextoDeSobre(suyo, llave, parte));
      const sobre = {
        dueno: suyo.dueno,
        coleccion: coleccionDe(nombre),
        llave,
        nombre: await cerrar(nombre, 'nombre'),
        texto: await cerrar(texto, 'texto'),
      };
      await conBase(async (base) => {
        // Whoever left meanwhile had it erased: from here on, what erases waits for this.
        if (enMano()?.serie !== suyo.serie) throw errorCofreCerrado();
        const turno = base.transaction('sobres', 'readwrite', DURABLE);
        await Promise.all([turno.store.put(sobre), turno.done]);
      });
    },
    quitar: async (nombre) => {
      const suyo = await exigirAbierto();
      const llave = await digerirNombre(cripto.subtle, suyo.llaves, nombre);
      await conBase((base) => base.delete('sobres', [suyo.dueno, coleccionDe(nombre), llave]));
    },
    nombres: async (prefijo) => {
      const suyo = enMano();
      if (!suyo) return [];
      const sobres = await conBase((base) => base.getAll('sobres', sobresDe(suyo.dueno)));
      const nombres = await Promise.all(
        sobres
          .filter(({ coleccion }) => coleccion.startsWith(prefijo) || prefijo.startsWith(coleccion))
          .map(({ nombre, llave }) => leerBytes(nombre, suyo, llave, 'nombre')),
      );
      return nombres.filter((nombre) => nombre?.startsWith(prefijo)).sort() as string[];
    },
    cuantos: async (coleccion) => {
      const dueno = presente();
      return dueno === null ? 0 : conBase((base) => base.count('sobres', sobresDe(dueno, coleccion)));
    },
    sellar: async (texto, para) => {
      const suyo = enMano();
      return suyo && cerrarSobre(cripto, suyo.llaves.sellos, texto, contextoDeSobre(suyo, para, 'sello'));
    },
    desellar: async (sello, para) => {
      const suyo = enMano();
      return suyo && abrirSobre(cripto, suyo.llaves.sellos, sello, contextoDeSobre(suyo, para, 'sello'));
    },
  };

  canal.escuchar(revisarEnSilencio);
  sesiones.suscribir(revisarEnSilencio);
  const cerradura = crearCerradura(deps, interior);
  await cerradura.barrer();
  await revisar();
  return { cofre, cerradura };
};
