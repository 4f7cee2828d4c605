import type { Borradores, LlaveBorradores } from '@/application/borradores/borradores.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Registro, Reloj } from '@/application/shared/equipo.port';
import { estaVigente, leerBorrador } from '@/domain/borradores/borrador';
import { type Duda, leerDuda, paraGuardar } from '@/domain/borradores/duda';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { VIGENCIA_CLAVE_MS } from '@/domain/shared/orden-escrita';
import { abrirSobre, cerrarSobre, importarLlave } from '@/infrastructure/browser/cifrado-aes';

export interface DependenciasBorradores {
  caja: CajaBorradores;
  llave: LlaveBorradores;
  sesiones: SesionStore;
  reloj: Reloj;
  registro: Registro;
  cripto: Crypto;
}

const DE_DUDA = 'duda ';

/** Drafts that only the key which the service gives to their owner can open; the key is never written down. */
export const crearBorradoresNavegador = (deps: DependenciasBorradores): Borradores => {
  const { caja, sesiones, registro, cripto } = deps;
  let abierta: { dueno: string; llave: Promise<CryptoKey | null> } | null = null;
  const retirados = new Map<string, number>();
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

  const abrir = async (dueno: string, llave: CryptoKey, nombre: string): Promise<string | null> => {
    const cerrado = caja.leer(dueno, nombre);
    return cerrado && abrirSobre(cripto, llave, cerrado.sobre, contexto(dueno, nombre));
  };
  const cerrar = async (nombre: string, texto: (ahora: number) => string, vigencia_ms?: number) => {
    const dueno = presente() ?? abierta?.dueno;
    if (dueno === undefined) return;
    const veces = vecesRetirado(nombre);
    const llave = await llaveDe(dueno);
    if (!llave) return;
    const guardado_en = deps.reloj.ahora().getTime();
    const sobre = await cerrarSobre(cripto, llave, texto(guardado_en), contexto(dueno, nombre));
    if (vecesRetirado(nombre) !== veces) return;
    const quien = presente();
    if (quien === dueno || (quien === null && caja.leer(dueno, nombre))) {
      caja.guardar(dueno, nombre, { guardado_en, sobre, ...(vigencia_ms ? { vigencia_ms } : {}) });
    }
  };
  const quitar = (nombre: string): void => {
    const dueno = presente();
    if (dueno === null) return;
    retirados.set(nombre, vecesRetirado(nombre) + 1);
    caja.quitar(dueno, nombre);
  };

  return {
    leer: async (formulario) => {
      const dueno = presente();
      if (dueno === null) return null;
      // Asked for beforehand even when there is nothing to read: when it is needed the network may be gone.
      const llave = await llaveDe(dueno);
      const texto = llave && (await abrir(dueno, llave, formulario));
      return texto === null ? null : leerBorrador(texto);
    },
    guardar: (formulario, borrador) =>
      cerrar(formulario, (guardado_en) => JSON.stringify({ guardado_en, ...borrador })),
    quitar,
    listarDudas: async () => {
      const dueno = presente();
      if (dueno === null) return [];
      const dePagina = vivas.get(dueno) ?? new Map<string, Duda>();
      const escritas = caja
        .nombres(dueno)
        .filter((nombre) => nombre.startsWith(DE_DUDA) && !dePagina.has(nombre.slice(DE_DUDA.length)));
      const llave = escritas.length > 0 ? await llaveDe(dueno) : null;
      // The key did not come: they are there. Where the service gives none, nothing was written.
      if (escritas.length > 0 && !llave && !abierta) throw errorSinRespuesta('red');
      const leidas = await Promise.all(
        escritas.map(async (nombre) => {
          const texto = llave && (await abrir(dueno, llave, nombre));
          return texto === null ? null : leerDuda(texto);
        }),
      );
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
      vivas.get(presente() ?? '')?.delete(nombre);
      quitar(DE_DUDA + nombre);
    },
  };
};
