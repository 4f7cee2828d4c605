import type { Borradores, LlaveBorradores } from '@/application/borradores/borradores.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { CajaBorradores, SobreCerrado } from '@/application/shared/caja-borradores.port';
import type { Registro, Reloj } from '@/application/shared/equipo.port';
import type { Cofre } from '@/application/sin-red/cofre.port';
import { estaVigente, leerBorrador } from '@/domain/borradores/borrador';
import { type Duda, leerDuda, paraGuardar } from '@/domain/borradores/duda';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { VIGENCIA_CLAVE_MS } from '@/domain/shared/orden-escrita';
import { abrirSobre, cerrarSobre, importarLlave } from '@/infrastructure/browser/cifrado-aes';

export interface DependenciasBorradores {
  caja: CajaBorradores;
  llave: LlaveBorradores;
  /** That of this device; `null` where nobody chose to work without a network. */
  cofre: () => Promise<Cofre | null>;
  sesiones: SesionStore;
  reloj: Reloj;
  registro: Registro;
  cripto: Crypto;
}

const DE_DUDA = 'duda ';

/** What was sealed while a vault was open waits for it; false once there is nothing to wait for. */
const cuandoSeAbra = (cofre: Cofre): Promise<boolean> =>
  new Promise((resolver) => {
    const mirar = (): void => {
      if (cofre.estado() === 'cerrado') return;
      dejar();
      resolver(cofre.estado() === 'abierto');
    };
    const dejar = cofre.suscribir(mirar);
    mirar();
  });

/**
 * Drafts that only their owner can open: with the key which the service gives them, never written down, or with their
 * vault of this device while it is open, for when nobody answers.
 */
export const crearBorradoresNavegador = (deps: DependenciasBorradores): Borradores => {
  const { caja, sesiones, registro, cripto } = deps;
  let abierta: { dueno: string; llave: Promise<CryptoKey | null> } | null = null;
  const retirados = new Map<string, number>();
  /** The last writing of each name: one whose key comes late must not undo it. */
  const ultimas = new Map<string, symbol>();
  /** Of this page, by owner: there also where nothing can be written down, and with what may not be. */
  const vivas = new Map<string, Map<string, Duda>>();

  const presente = (): string | null => {
    const id = sesiones.leer()?.usuario.id;
    return id === undefined ? null : String(id);
  };
  const pedirLlave = async (): Promise<CryptoKey | null> => {
    // Absent outside secure contexts, whatever its type says: a venue's local network without HTTPS.
    if (!(cripto.subtle as SubtleCrypto | undefined)) return null;
    const texto = await deps.llave.obtener();
    return texto === null ? null : importarLlave(cripto.subtle, texto);
  };
  const llaveDe = (dueno: string): Promise<CryptoKey | null> => {
    if (abierta?.dueno === dueno) return abierta.llave;
    const llave = pedirLlave().catch((causa: unknown) => {
      registro.aviso('No se pudo abrir la caja de borradores', causa);
      // The next keystroke asks again.
      if (abierta?.llave === llave) abierta = null;
      return null;
    });
    abierta = { dueno, llave };
    return llave;
  };
  const contexto = (dueno: string, nombre: string) => `${dueno}\n${nombre}`;
  const vecesRetirado = (nombre: string) => retirados.get(nombre) ?? 0;

  const traerCofre = (): Promise<Cofre | null> =>
    deps.cofre().catch((causa: unknown) => {
      registro.aviso('No se pudo mirar lo guardado en este equipo', causa);
      return null;
    });

  const abrir = async (dueno: string, nombre: string): Promise<string | null> => {
    const { sobre, sello } = caja.leer(dueno, nombre) ?? {};
    const cofre = sello ? await traerCofre() : null;
    const deSello = sello ? await cofre?.desellar(sello, contexto(dueno, nombre)) : null;
    // Asked for beforehand even when there is nothing to read: when it is needed the network may be gone.
    const pedida = llaveDe(dueno);
    if (deSello != null) return deSello;
    const llave = await pedida;
    return llave && sobre ? abrirSobre(cripto, llave, sobre, contexto(dueno, nombre)) : null;
  };
  /** Also what only a vault that is still closed can open. */
  const abrirCuandoSePueda = async (dueno: string, nombre: string): Promise<string | null> => {
    const texto = await abrir(dueno, nombre);
    const { sello } = caja.leer(dueno, nombre) ?? {};
    const cofre = texto === null && sello ? await traerCofre() : null;
    if (!cofre || !(await cuandoSeAbra(cofre))) return texto;
    const { sello: ahora } = caja.leer(dueno, nombre) ?? {};
    return ahora ? cofre.desellar(ahora, contexto(dueno, nombre)) : null;
  };
  const cerrar = async (nombre: string, texto: (ahora: number) => string, vigencia_ms?: number) => {
    const dueno = presente() ?? abierta?.dueno;
    if (dueno === undefined) return;
    const veces = vecesRetirado(nombre);
    const esta = Symbol(nombre);
    ultimas.set(nombre, esta);
    const guardado_en = deps.reloj.ahora().getTime();
    const claro = texto(guardado_en);
    const poner = (cerrado: Pick<SobreCerrado, 'sobre' | 'sello'>): void => {
      if (vecesRetirado(nombre) !== veces || ultimas.get(nombre) !== esta) return;
      const quien = presente();
      if (quien === dueno || (quien === null && caja.leer(dueno, nombre))) {
        caja.guardar(dueno, nombre, { guardado_en, ...cerrado, ...(vigencia_ms ? { vigencia_ms } : {}) });
      }
    };
    const sello = await (await traerCofre())?.sellar(claro, contexto(dueno, nombre));
    const conLlave = async (): Promise<void> => {
      const llave = await llaveDe(dueno);
      if (!llave) return;
      const sobre = await cerrarSobre(cripto, llave, claro, contexto(dueno, nombre));
      poner({ sobre, ...(sello ? { sello } : {}) });
    };
    if (!sello) return conLlave();
    // A key that may never come is not waited for: what was typed is kept already.
    poner({ sello });
    conLlave().catch((causa: unknown) => registro.aviso('No se pudo cerrar un borrador', causa));
  };
  const quitar = (nombre: string, dueno = presente()): void => {
    if (dueno === null) return;
    retirados.set(nombre, vecesRetirado(nombre) + 1);
    caja.quitar(dueno, nombre);
  };

  return {
    leer: async (formulario) => {
      const dueno = presente();
      if (dueno === null) return null;
      const texto = await abrirCuandoSePueda(dueno, formulario);
      return texto === null ? null : leerBorrador(texto);
    },
    guardar: (formulario, borrador) =>
      cerrar(formulario, (guardado_en) => JSON.stringify({ guardado_en, ...borrador })),
    quitar: (formulario) => quitar(formulario),
    listarDudas: async () => {
      const dueno = presente();
      if (dueno === null) return [];
      const dePagina = vivas.get(dueno) ?? new Map<string, Duda>();
      const escritas = caja
        .nombres(dueno)
        .filter((nombre) => nombre.startsWith(DE_DUDA) && !dePagina.has(nombre.slice(DE_DUDA.length)));
      const textos = await Promise.all(escritas.map((nombre) => abrir(dueno, nombre)));
      const leidas = textos.map((texto) => (texto === null ? null : leerDuda(texto)));
      // The key did not come, or the vault is closed: they are there. Where there is neither, nothing was written.
      if (textos.includes(null) && (!abierta || (await traerCofre())?.estado() === 'cerrado')) {
        throw errorSinRespuesta('red');
      }
      const ahora = deps.reloj.ahora().getTime();
      return [...leidas.filter((duda) => duda !== null), ...dePagina.values()]
        .filter(({ desde }) => estaVigente(desde, ahora, VIGENCIA_CLAVE_MS))
        .sort((una, otra) => una.desde - otra.desde);
    },
    guardarDuda: async (duda) => {
      const dueno = presente();
      if (dueno === null) return;
      vivas.set(dueno, (vivas.get(dueno) ?? new Map<string, Duda>()).set(duda.nombre, duda));
      await cerrar(DE_DUDA + duda.nombre, () => JSON.stringify(paraGuardar(duda)), VIGENCIA_CLAVE_MS);
    },
    quitarDuda: (nombre) => {
      // A session that ended with the answer leaves no doubt behind: whoever sent it from this page is known.
      const quien = presente() ?? [...vivas].find(([, suyas]) => suyas.has(nombre))?.[0] ?? null;
      vivas.get(quien ?? '')?.delete(nombre);
      quitar(DE_DUDA + nombre, quien);
    },
  };
};
