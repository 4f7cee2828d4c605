import { mediosDeColaDePrueba } from '@tests/apoyo/medios-de-cola';
import { repetirOrden } from '@/application/servicios/repetir-orden';
import type {
  CasosDelPanel,
  EquipoDelPanel,
  Seccion,
  ServiciosPanel,
} from '@/application/servicios/servicios-panel';
import type { Lista } from '@/application/shared/lista';
import { colaDelPanel } from '@/application/sin-red/cola-del-panel';
import { conLoQueLleva } from '@/domain/sin-red/lo-que-lleva';
import { cargarUnaVez } from '@/infrastructure/di/web/comun/cargar-una-vez';
import { EN_EL_NAVEGADOR } from '@/infrastructure/di/web/lista-de-secciones';

/** The services of the panel with each section already there, as a test gives and watches them. */
export type PanelEnMano = CasosDelPanel & EquipoDelPanel & { horaDelServicio?: () => number | null };

export const secciones = Object.keys(EN_EL_NAVEGADOR) as Seccion[];

/** What a port answers, from the use-case that never rejects. */
const filasDe = <T>({ datos, error }: Lista<T>): readonly T[] => {
  if (error) throw error;
  return datos;
};

/** As the screens receive them. What the test changes later in a section is seen too. */
export const comoPanel = (enMano: PanelEnMano): ServiciosPanel => {
  const panel: ServiciosPanel = {
    ...enMano,
    cargarCola: cargarUnaVez(async () =>
      colaDelPanel({
        ...enMano,
        ...mediosDeColaDePrueba(),
        hora: { preguntar: async () => undefined, ahora: () => enMano.horaDelServicio?.() ?? null },
        cofre: await enMano.cargarCofre(),
        quien: () => 1,
        repetir: (orden, lleva) => repetirOrden(panel, conLoQueLleva(orden, lleva)),
      }),
    ),
    lecturas: {
      participantes: async () => enMano.participantes,
      acudientes: async () => enMano.acudientes,
      mensualidades: async () => enMano.mensualidades,
      sedes: async () => ({ ...enMano.sedes, listar: async () => filasDe(await enMano.sedes.listar()) }),
    },
    ...(Object.fromEntries(secciones.map((seccion) => [seccion, async () => enMano[seccion]])) as Pick<
      ServiciosPanel,
      Seccion
    >),
  };
  return panel;
};

/** Every section of a panel, brought here. */
export const enMano = async (panel: ServiciosPanel): Promise<PanelEnMano> => {
  const traidas = secciones.map(async (seccion) => [seccion, await panel[seccion]()] as const);
  return { ...panel, ...(Object.fromEntries(await Promise.all(traidas)) as unknown as CasosDelPanel) };
};
