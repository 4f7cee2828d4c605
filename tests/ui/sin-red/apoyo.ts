import { screen, waitFor, within } from '@testing-library/react';
import type { unaEntrada, unRechazo } from '@tests/builders/entrada';
import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { escribirEntrada } from '@/domain/sin-red/cola';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearInMemoryCofre } from '@/infrastructure/memory/sin-red/in-memory-cofre';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra } from '../financiero/apoyo';
// Read beforehand: a chunk that a screen waits for would count against the test's patience.
import '@/ui/panel/comun/escritura/encolar';
import '@/ui/panel/sin-red/cola/cola-en-marco';
import '@/ui/panel/sin-red/cola/un-conflicto';
import '@/ui/panel/participantes/cambiar-de-un-toque';
import '@/ui/panel/participantes/bitacora/formulario-novedad';
import '@/ui/panel/participantes/formulario/formulario-participante';
import '@/ui/panel/participantes/dialogos/dialogo-de-accion';

type Caso = (...argumentos: never[]) => Promise<unknown>;
const ESCRITURAS: readonly (readonly [keyof PanelEnMano, string])[] = [
  ['mensualidades', 'registrarAbono'],
  ['mensualidades', 'crear'],
  ['participantes', 'crear'],
  ['participantes', 'actualizar'],
  ['participantes', 'egresar'],
  ['bitacora', 'escribir'],
  ['acudientes', 'crear'],
  ['pagos', 'registrar'],
];

/**
 * A device whose vault is open, and a service that answers no write while `cortado`. Its pages come and go; the vault, the
 * drafts and what the service stores stay.
 */
export const equipoSinRed = ({ abierto = true, sembrar = casaQueCobra } = {}) => {
  const cofre = crearInMemoryCofre();
  if (abierto) cofre.abrir('1');
  const mundo = { cortado: true, falla: errorSinRespuesta('red'), enviadas: [] as string[] };
  let quedo: Partial<PanelEnMano> | null = null;
  let memoria: BaseMemoria | null = null;
  let pagina: ReturnType<typeof abrirEnMemoria> | null = null;
  let borradores: PanelEnMano['cargarBorradores'] | null = null;

  const abrir = (ruta: string, alAjustar: (servicios: PanelEnMano) => void = () => undefined) => {
    pagina?.unmount();
    pagina = abrirEnMemoria(ruta, {
      sembrar,
      ajustar: (servicios) => {
        servicios.cargarCofre = async () => cofre;
        servicios.haySinRed = () => true;
        if (borradores) servicios.cargarBorradores = borradores;
        borradores ??= servicios.cargarBorradores;
        // What no copy keeps is not read without a network.
        const { abonos } = servicios.finanzas;
        servicios.finanzas.abonos = async (criterios) => {
          if (mundo.cortado) throw errorSinRespuesta('red');
          return abonos(criterios);
        };
        // The next page talks to the same service as the one before.
        if (quedo) Object.assign(servicios, quedo);
        else
          for (const [seccion, metodo] of ESCRITURAS) {
            const casos = servicios[seccion] as unknown as Record<string, Caso>;
            const real = casos[metodo] as Caso;
            casos[metodo] = async (...argumentos) => {
              if (mundo.cortado) throw mundo.falla;
              mundo.enviadas.push(`${seccion}.${metodo}`);
              return real(...argumentos);
            };
          }
        const { mensualidades, participantes, bitacora, acudientes, sedes, estancias, pagos } = servicios;
        quedo ??= { mensualidades, participantes, bitacora, acudientes, sedes, estancias, pagos };
        alAjustar(servicios);
      },
    });
    memoria ??= pagina.memoria;
    return pagina;
  };
  return {
    abrir,
    cofre,
    mundo,
    memoria: () => memoria as BaseMemoria,
    volverLaRed: () => {
      mundo.cortado = false;
    },
  };
};

/** Opens what waits, and answers its dialog. */
export const abrirLaCola = async (user: { click: (e: Element) => Promise<void> }, boton: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name: boton }));
  const dialogo = await waitFor(() => screen.getByRole('dialog', { name: /^(?:Por enviar|Todo está)/ }));
  return within(dialogo);
};

/** A device where something already waits. */
export const conEntrada = async (
  entrada: ReturnType<typeof unaEntrada>,
  ruta = '/participantes',
  otras: readonly ReturnType<typeof unaEntrada>[] = [],
  { cortado = false } = {},
) => {
  const equipo = equipoSinRed();
  for (const una of [entrada, ...otras]) {
    const donde = ['lista', 'descartada'].includes(una.estado.tipo) ? 'hechas' : 'cola';
    await equipo.cofre.guardar(`${donde} 0000000${una.n} ${una.id}`, escribirEntrada(una));
  }
  if (!cortado) equipo.volverLaRed();
  const pagina = equipo.abrir(ruta);
  return { equipo, ...pagina };
};

export const rechazada = (rechazo: ReturnType<typeof unRechazo>) =>
  ({ tipo: 'rechazada', rechazo, enDuda: null }) as const;
/** What the button of the queue says then. */
export const DECIDIR = 'Por enviar (1): 1 necesita su decisión';
