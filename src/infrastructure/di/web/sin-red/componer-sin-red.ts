import type { LlaveBorradores } from '@/application/borradores/borradores.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Almacen, Registro, Reloj } from '@/application/shared/equipo.port';
import { type TrabajoSinRed, trabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';
import { abrirCofreDelEquipo } from '@/infrastructure/browser/sin-red/cofre-indexeddb';
import { crearLecturaDeCopia, type PuertosDeCopia } from '@/infrastructure/browser/sin-red/lectura-de-copia';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { crearHttpServicioSinRed } from '@/infrastructure/http/sin-red/http-servicio-sin-red';

interface Base {
  clienteDashboard: ClienteHttp;
  llaveBorradores: LlaveBorradores;
  sesiones: SesionStore;
  almacen: Almacen;
  reloj: Reloj;
  registro: Registro;
}

/** The tabs of this browser tell each other that what is kept changed. */
const crearCanal = () => {
  const canal = new BroadcastChannel('sin-red');
  return {
    avisar: () => canal.postMessage('cambio'),
    escuchar: (alCambiar: () => void) => canal.addEventListener('message', alCambiar),
  };
};

/** What a device needs to work without a network, over IndexedDB and the service. */
export const componerSinRed = async (base: Base): Promise<TrabajoSinRed> => {
  const { sesiones, almacen, reloj, registro } = base;
  const duenos = (): string[] => (almacen.leer(CLAVES_LOCALES.sinRed) ?? '').split(',').filter(Boolean);
  const marcados = duenos();
  const { cofre, cerradura } = await abrirCofreDelEquipo({
    llave: base.llaveBorradores,
    sesiones,
    reloj,
    registro,
    cripto: window.crypto,
    canal: crearCanal(),
    marcar: (quienes) => {
      if (quienes.length > 0) almacen.guardar(CLAVES_LOCALES.sinRed, quienes.join());
      else almacen.quitar(CLAVES_LOCALES.sinRed);
    },
  });
  const trabajo = trabajoSinRed({
    cofre,
    cerradura,
    servicio: crearHttpServicioSinRed(base.clienteDashboard),
    quien: () => sesiones.leer()?.usuario.email ?? null,
    lectura: crearLecturaDeCopia({
      cofre,
      cerradura,
      armar: async (copia, pendiente) => {
        const { repositoriosDeCopia } = await import('./repositorios-de-copia');
        const quien = () => sesiones.leer()?.usuario.email ?? null;
        return (await repositoriosDeCopia(copia, {
          ...pendiente,
          reloj,
          quien,
        })) as unknown as PuertosDeCopia;
      },
    }),
  });
  const apagadoY = (quienes: readonly string[]): boolean =>
    cofre.estado() === 'apagado' && quienes.includes(String(sesiones.leer()?.usuario.id));
  let faltaba = apagadoY(marcados);
  return {
    ...trabajo,
    desalojado: () => faltaba || apagadoY(duenos()),
    olvidar: async (dueno) => {
      try {
        await cerradura.olvidarCopia(dueno);
      } catch (causa) {
        registro.aviso('No se pudo borrar lo guardado en este equipo', causa);
      }
    },
    guardarEstampa: async (estampa) => {
      try {
        await trabajo.guardarEstampa(estampa);
      } catch (causa) {
        registro.aviso('No se pudo guardar cómo se ve esta lista', causa);
      }
    },
    elegir: async (pin) => {
      await trabajo.elegir(pin);
      faltaba = false;
      // Asked of the browser, which may well say no: what is kept can be brought again.
      await window.navigator.storage?.persist?.();
    },
  };
};
