import { apellidosYNombres, ETIQUETA_MARCA, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { ETIQUETA_ESTADO_ACUDIENTE, ETIQUETA_PARENTESCO } from '@/domain/acudientes/opciones-acudiente';
import { ETIQUETA_ESTADO_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import { ETIQUETA_FASE, ETIQUETA_PROGRAMA } from '@/domain/participantes/opciones-participante';
import { ETIQUETA_ESTADO_SEDE } from '@/domain/sedes/estado-sede';
import { direccionConMunicipio } from '@/domain/sedes/sede';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { documentoDe } from '@/domain/shared/documento';
import { formatearTelefono } from '@/domain/shared/telefono';
import { deParticipante, idsDe, type Lista, NADA, PAGINA, type Visto } from './lista-con-busqueda';

const delProceso =
  (quien: 'ana' | 'beto'): Visto =>
  ({ [quien]: p }) => [
    p.area && ETIQUETA_AREA[p.area],
    p.programa && ETIQUETA_PROGRAMA[p.programa],
    p.fase && ETIQUETA_FASE[p.fase],
    ETIQUETA_ESTADO_PARTICIPANTE[p.estado],
  ];

export const PARTICIPANTES: Lista = {
  nombre: 'participantes',
  buscar: async ({ participantes }, buscar) => {
    const { datos, total } = await participantes.buscar({ ...PAGINA, buscar });
    return { ids: idsDe(datos), total };
  },
  filas: [
    [
      ({ ana }) => ana.id,
      (casa) => [
        ...deParticipante('ana')(casa),
        ...delProceso('ana')(casa),
        casa.bello.nombre,
        nombreAcudiente(casa.rosa),
      ],
      NADA,
    ],
    [
      ({ beto }) => beto.id,
      (casa) => [...deParticipante('beto')(casa), ...delProceso('beto')(casa), casa.apartado.nombre],
      NADA,
    ],
    [
      ({ nadia }) => nadia.id,
      (casa) => [...deParticipante('nadia')(casa), ETIQUETA_ESTADO_PARTICIPANTE.PREINGRESO],
      NADA,
    ],
  ],
};

const deAcudiente =
  (quien: 'rosa' | 'tio' | 'elena', marca: keyof typeof ETIQUETA_MARCA): Visto =>
  ({ [quien]: a }) => [
    apellidosYNombres(a),
    documentoDe(a),
    a.parentesco && ETIQUETA_PARENTESCO[a.parentesco],
    a.telefono && formatearTelefono(a.telefono),
    ETIQUETA_MARCA[marca],
  ];

export const ACUDIENTES: Lista = {
  nombre: 'acudientes',
  buscar: async ({ acudientes }, buscar) => {
    const { datos, total } = await acudientes.buscar({ ...PAGINA, buscar });
    return { ids: idsDe(datos), total };
  },
  filas: [
    [
      ({ rosa }) => rosa.id,
      (casa) => [...deAcudiente('rosa', 'es_principal')(casa), ETIQUETA_MARCA.es_responsable_pago],
      (casa) => [...deParticipante('ana')(casa), ETIQUETA_ESTADO_ACUDIENTE.ACTIVO],
    ],
    [
      ({ tio }) => tio.id,
      (casa) => [...deAcudiente('tio', 'es_emergencia')(casa), ETIQUETA_ESTADO_ACUDIENTE.INACTIVO],
      deParticipante('ana'),
    ],
    [
      ({ elena }) => elena.id,
      (casa) => [...deAcudiente('elena', 'autorizado_informacion')(casa), ...deParticipante('beto')(casa)],
      () => [ETIQUETA_ESTADO_ACUDIENTE.ACTIVO],
    ],
  ],
};

export const SEDES: Lista = {
  nombre: 'sedes',
  buscar: async ({ sedes }, buscar) => {
    const { datos, total } = await sedes.buscar({ ...PAGINA, buscar });
    return { ids: idsDe(datos), total };
  },
  filas: (['bello', 'apartado'] as const).map((cual) => [
    ({ [cual]: sede }) => sede.id,
    ({ [cual]: sede }) => [
      sede.nombre,
      direccionConMunicipio(sede),
      sede.municipio,
      sede.responsable,
      sede.telefono && formatearTelefono(sede.telefono),
      ETIQUETA_ESTADO_SEDE[sede.estado],
    ],
    NADA,
  ]),
};
