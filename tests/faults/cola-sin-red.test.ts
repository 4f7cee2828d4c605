import { setTimeout as pausa } from 'node:timers/promises';
import { mediosDeColaDePrueba } from '@tests/apoyo/medios-de-cola';
import { panelSobreServidor } from '@tests/faults/apoyo/panel-sobre-servidor';
import { abrirVentanilla, CLAVE_ADMIN } from '@tests/faults/apoyo/ronda-de-muertes';
import { ServidorMortal } from '@tests/faults/apoyo/servidor-mortal';
import { abrirCasa, revisarCasa, turnoSinRed } from '@tests/faults/apoyo/turno-sin-red';
import { vueltasPedidas } from '@tests/faults/apoyo/vueltas-pedidas';
import { registroMudo } from '@tests/infrastructure/apoyo/registro-espia';
import { carpetaTemporal, servidorConstruido } from '@tests/server/apoyo/proceso';
import { beforeAll, describe, expect, it } from 'vitest';
import { repetirOrden } from '@/application/servicios/repetir-orden';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Cofre } from '@/application/sin-red/cofre.port';
import { crearCola } from '@/application/sin-red/cola';
import { enviarCola } from '@/application/sin-red/enviar-cola';
import { termino } from '@/domain/sin-red/cola';
import { crearHoraDelServicio } from '@/infrastructure/http/sin-red/hora-del-servicio';
import { crearInMemoryCofre } from '@/infrastructure/memory/sin-red/in-memory-cofre';

const SEMILLAS = vueltasPedidas(5);
/** More than a turn makes, so that the blow may also fall when all is done. */
const PETICIONES = 18;
const VUELTAS_MAXIMO = 40;

/** The same numbers for the same seed. */
const azarDe = (semilla: number) => {
  let estado = semilla * 2_654_435_761;
  return (tope: number): number => {
    estado = (Math.imul(estado ^ (estado >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((estado ^ (estado >>> 13)) >>> 0) % tope;
  };
};

interface Equipo {
  cofre: Cofre;
  panel: ServiciosPanel;
  url: () => Promise<string>;
}

/** A page over what the device keeps. Once it is killed nothing that it was doing is written down. */
const abrirPagina = ({ cofre, panel, url }: Equipo) => {
  let viva = true;
  const suyo: Cofre = {
    ...cofre,
    estado: () => (viva ? cofre.estado() : 'cerrado'),
    guardar: (...lo) => (viva ? cofre.guardar(...lo) : Promise.reject(new Error('la página murió'))),
    quitar: (...lo) => (viva ? cofre.quitar(...lo) : Promise.reject(new Error('la página murió'))),
  };
  const comunes = { ...mediosDeColaDePrueba(), registro: registroMudo, reloj: { ahora: () => new Date() } };
  const cola = crearCola({ ...comunes, cofre: suyo, ids: { nuevo: () => crypto.randomUUID() } });
  const hora = crearHoraDelServicio({
    fetch: async (ruta) => fetch((await url()) + String(ruta)),
    base: '/dashboard-api',
    cronometro: () => performance.now(),
  });
  const repetir = (orden: Parameters<typeof repetirOrden>[1]) => repetirOrden(panel, orden);
  const enviar = enviarCola({ ...comunes, cola, repetir, hora, quien: () => 1, alLlegar: () => undefined });
  return {
    cola,
    enviar,
    matar: () => {
      viva = false;
    },
  };
};

describe('un turno sin red, con el servidor y la página que mueren al enviarlo', {
  timeout: 300_000 + SEMILLAS * 60_000,
}, () => {
  let construido = '';
  beforeAll(async () => {
    construido = await servidorConstruido();
  }, 240_000);

  it(`${SEMILLAS} semillas: todo llega una vez y en orden, y los recibos no saltan`, async () => {
    const carpeta = carpetaTemporal();
    const servidor = new ServidorMortal({ DATA_DIR: carpeta.ruta, ADMIN_PASSWORD: CLAVE_ADMIN }, construido);
    const url = () => servidor.url();
    const recibos: number[] = [];
    let enDuda = 0;
    try {
      const ventanilla = await abrirVentanilla(url);
      for (let semilla = 1; semilla <= SEMILLAS; semilla++) {
        const azar = azarDe(semilla);
        const casa = await abrirCasa(ventanilla, semilla);
        const cofre = crearInMemoryCofre();
        cofre.abrir('1');
        const golpe = { en: 1 + azar(PETICIONES), espera: azar(12), alaPagina: azar(3) > 0 };
        let pedidas = 0;
        let muerte: Promise<void> | null = null;
        let pagina: ReturnType<typeof abrirPagina>;
        const panel = await panelSobreServidor({
          url,
          token: ventanilla.token,
          alPedir: () => {
            if (++pedidas !== golpe.en) return;
            muerte = pausa(golpe.espera).then(() => {
              if (golpe.alaPagina) pagina.matar();
              return servidor.morirYVolver();
            });
          },
        });
        pagina = abrirPagina({ cofre, panel, url });
        await turnoSinRed(pagina.cola, casa);
        for (let vuelta = 0; vuelta < VUELTAS_MAXIMO; vuelta++) {
          const fin = await pagina.enviar();
          await muerte;
          const { entradas } = await abrirPagina({ cofre, panel, url }).cola.listar();
          enDuda += entradas.filter(({ estado }) => estado.tipo === 'enviando').length;
          if (fin === 'al día' && entradas.every(termino)) break;
          pagina = abrirPagina({ cofre, panel, url });
        }
        const { entradas } = await pagina.cola.listar();
        expect(entradas.map(({ estado }) => estado.tipo)).toEqual(Array(13).fill('lista'));
        recibos.push(...(await revisarCasa(ventanilla, casa)));
      }
      expect(servidor.regresos.length).toBeGreaterThan(0);
      expect(recibos).toEqual(Array.from({ length: SEMILLAS * 5 }, (_, n) => n + 1));
      console.info(
        `Sin red, ${SEMILLAS} semillas: ${servidor.regresos.length} muertes, ${enDuda} envíos en duda, ` +
          `${recibos.length} recibos seguidos, 0 perdidos, 0 doblados`,
      );
    } finally {
      await servidor.terminar();
      carpeta.borrar();
    }
  });
});
