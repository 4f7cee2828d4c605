import type { Borradores } from '@/application/borradores/borradores.port';
import type { LlaveBorradores } from '@/application/borradores/llave-borradores.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Registro } from '@/application/shared/registro.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { leerBorrador } from '@/domain/borradores/borrador';
import { abrirSobre, cerrarSobre, importarLlave } from './cifrado-aes';

export interface DependenciasBorradores {
  caja: CajaBorradores;
  llave: LlaveBorradores;
  sesiones: SesionStore;
  reloj: Reloj;
  registro: Registro;
  cripto: Crypto;
}

/** Drafts that only the key which the service gives to their owner can open; the key is never written down. */
export const crearBorradoresNavegador = (deps: DependenciasBorradores): Borradores => {
  const { caja, sesiones, registro, cripto } = deps;
  let abierta: { dueno: string; llave: Promise<CryptoKey | null> } | null = null;
  const retirados = new Map<string, number>();

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
  const contexto = (dueno: string, formulario: string) => `${dueno}\n${formulario}`;
  const vecesRetirado = (formulario: string) => retirados.get(formulario) ?? 0;

  return {
    leer: async (formulario) => {
      const dueno = presente();
      if (dueno === null) return null;
      // Asked for beforehand even when there is nothing to read: when it is needed the network may be gone.
      const llave = await llaveDe(dueno);
      const cerrado = caja.leer(dueno, formulario);
      if (!llave || !cerrado) return null;
      const texto = await abrirSobre(cripto, llave, cerrado.sobre, contexto(dueno, formulario));
      return texto === null ? null : leerBorrador(texto);
    },
    guardar: async (formulario, borrador) => {
      const dueno = presente() ?? abierta?.dueno;
      if (dueno === undefined) return;
      const veces = vecesRetirado(formulario);
      const llave = await llaveDe(dueno);
      if (!llave) return;
      const guardado_en = deps.reloj.ahora().getTime();
      const texto = JSON.stringify({ guardado_en, ...borrador });
      const sobre = await cerrarSobre(cripto, llave, texto, contexto(dueno, formulario));
      if (vecesRetirado(formulario) !== veces) return;
      const quien = presente();
      if (quien === dueno || (quien === null && caja.leer(dueno, formulario))) {
        caja.guardar(dueno, formulario, { guardado_en, sobre });
      }
    },
    quitar: (formulario) => {
      const dueno = presente();
      if (dueno === null) return;
      retirados.set(formulario, vecesRetirado(formulario) + 1);
      caja.quitar(dueno, formulario);
    },
  };
};
