import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { ETIQUETA_MEDIO_ABONO, ETIQUETA_VENCIDA } from '@/domain/mensualidades/mensualidad';
import { ETIQUETA_CONCEPTO, PAGA_POR_SI } from '@/domain/mensualidades/opciones-mensualidad';
import { documentoDe } from '@/domain/shared/documento';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import { formatearTelefono } from '@/domain/shared/telefono';
import { deParticipante, idsDe, type Lista, NADA, PAGINA, type Visto } from './lista-con-busqueda';

export const MENSUALIDADES: Lista = {
  nombre: 'mensualidades',
  buscar: async ({ mensualidades }, buscar) => {
    const { datos, total } = await mensualidades.buscar({ ...PAGINA, buscar });
    return { ids: idsDe(datos), total };
  },
  filas: [
    [
      ({ deAna }) => deAna.id,
      (casa) => [
        ...deParticipante('ana')(casa),
        casa.bello.nombre,
        periodoCorto('2026-03'),
        ETIQUETA_CONCEPTO.MENSUALIDAD,
        nombreAcudiente(casa.rosa),
        documentoDe(casa.rosa),
        casa.rosa.telefono && formatearTelefono(casa.rosa.telefono),
        `${casa.ana.nombre.split(' ')[0]} ${periodoCorto('2026-03')}`,
        ...['Casa', 'bello', 'Bello casa', 'ana bello', 'bello 3/2026'],
        ...['marzo de 2026', 'Marzo 2026', 'mar. 2026', 'MARZO DEL 2026', '3/2026', '03/2026', '03-2026'],
        ...['2026-03', '2026/3', 'ana marzo de 2026', '03/2026 Ríos', 'Mensualidad marzo 2026'],
        ...['M-771 A', 'ref. m-771 a', 'REF M-771 A', 'Ref: M-771 A', 'referencia m-771 a'],
      ],
      () => [ETIQUETA_VENCIDA, 'Con abono'],
    ],
    [
      ({ deBeto }) => deBeto.id,
      (casa) => [
        ...deParticipante('beto')(casa),
        casa.apartado.nombre,
        periodoCorto('2026-04'),
        ETIQUETA_CONCEPTO.INGRESO,
      ],
      () => [ETIQUETA_VENCIDA, 'Con abono'],
    ],
  ],
};

export const CARTERA: Lista = {
  nombre: 'cartera',
  buscar: async ({ finanzas }, buscar) => {
    const cartera = await finanzas.cartera({ ...PAGINA, buscar });
    const { datos, total } = cartera ?? { datos: [], total: 0 };
    return { ids: datos.map((p) => p.id_acudiente ?? p.participante_id ?? ''), total };
  },
  filas: [
    [
      ({ rosa }) => rosa.id,
      (casa) => [
        nombreAcudiente(casa.rosa),
        documentoDe(casa.rosa),
        casa.rosa.telefono && formatearTelefono(casa.rosa.telefono),
        ...deParticipante('ana')(casa),
      ],
      NADA,
    ],
    [({ beto }) => beto.id, (casa) => [...deParticipante('beto')(casa), PAGA_POR_SI], NADA],
  ],
};

/** Whoever the world is signed in as wrote them all down. */
const registrador: Visto = ({ quienRegistra }) => [quienRegistra];

export const ABONOS: Lista = {
  nombre: 'abonos',
  buscar: async ({ abonos }, buscar) => {
    const { datos, total } = (await abonos.buscar({ ...PAGINA, buscar })) ?? { datos: [], total: 0 };
    return { ids: datos.map(({ mensualidad_id }) => mensualidad_id), total };
  },
  filas: [
    [
      ({ deAna }) => deAna.id,
      (casa) => [
        ...deParticipante('ana')(casa),
        ...['m-771 a', 'ref. M-771 A', 'REF m-771 a', 'Referencia: M-771 A'],
        nombreAcudiente(casa.rosa),
        documentoDe(casa.rosa),
        casa.rosa.telefono && formatearTelefono(casa.rosa.telefono),
        ETIQUETA_MEDIO_ABONO.NEQUI,
        ETIQUETA_CONCEPTO.MENSUALIDAD,
        periodoCorto('2026-03'),
        ...['mensualidad marzo de 2026', 'ana nequi', 'zuluaga nequi 3/2026'],
      ],
      registrador,
    ],
    [
      ({ deBeto }) => deBeto.id,
      (casa) => [
        ...deParticipante('beto')(casa),
        ETIQUETA_MEDIO_ABONO.EFECTIVO,
        ETIQUETA_CONCEPTO.INGRESO,
        periodoCorto('2026-04'),
      ],
      registrador,
    ],
  ],
};
