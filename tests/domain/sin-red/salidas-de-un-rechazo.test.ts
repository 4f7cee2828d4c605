import { unRechazo } from '@tests/builders/entrada';
import { expect, it } from 'vitest';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import { abono, CLAVE, cambio, caminos, crear, novedad, orden, pago, permiso, textos } from './apoyo-caminos';

const nueva = orden('bitacora', 'escribir', 3, { tipo: 'LLAMADA', texto: 'Llamó' }, CLAVE);
const acudiente = orden('acudientes', 'crear', { nombres: 'Rosa' }, CLAVE);
const cobro = orden('mensualidades', 'crear', {}, CLAVE);

const INTENTAR = 'reintentar: Intentar otra vez';
const APLICAR = 'Aplicar mi cambio de todos modos';
const OTRA_PERSONA = 'elegir persona: Enviar a nombre de esta persona';
const VOLVIO = 'reintentar: Ya está otra vez: intentar de nuevo';
const COPIAR = 'copiar: Copiar lo que escribió';
const FORMULARIO = 'formulario: Corregir en el formulario';
const DESCARTAR = 'descartar: Descartar';
const DEJAR = 'descartar: Dejar lo que hay';
const ANULAR = 'descartar: Descartar y anular el recibo provisional';
const EL_MISMO = 'dar por hecha: Es el mismo pago: ya está registrado';

/** With nothing known of what the service has. */
const CASOS: readonly (readonly [string, OrdenEscrita, ReturnType<typeof unRechazo>, readonly string[]])[] = [
  [
    'una versión vieja',
    cambio,
    unRechazo('VERSION_OBSOLETA', {}, { estado: 'EGRESADO', version: 9 }),
    [`corregir: ${APLICAR}`, DEJAR],
  ],
  [
    'una versión vieja de la que no se sabe',
    cambio,
    unRechazo('VERSION_OBSOLETA'),
    [`reintentar: ${APLICAR}`, DEJAR],
  ],
  [
    'una versión vieja, de lo que no dice sobre cuál se hizo',
    abono,
    unRechazo('VERSION_OBSOLETA', {}, { version: 9 }),
    [`reintentar: ${APLICAR}`, DEJAR],
  ],
  [
    'una sede llena',
    crear,
    unRechazo('CONFLICTO', { sede_id: 'Sin cupo' }),
    ['reintentar: Ya hay cupo: intentar otra vez', FORMULARIO, DESCARTAR],
  ],
  [
    'un abono de lo que ya se pagó',
    abono,
    unRechazo('CONFLICTO', { valor: 'No debe' }),
    [EL_MISMO, INTENTAR, FORMULARIO, ANULAR],
  ],
  [
    'un pago de lo que ya se pagó',
    pago,
    unRechazo('CONFLICTO', { 'partes.0.valor': 'No debe' }),
    [EL_MISMO, INTENTAR, ANULAR],
  ],
  [
    'un mes cerrado',
    abono,
    unRechazo('CONFLICTO', { fecha: 'Cerrado' }),
    [
      'corregir: Registrar con fecha de hoy, mar 24 nov 2026',
      'reintentar: El mes se reabrió: intentar otra vez',
      FORMULARIO,
      ANULAR,
    ],
  ],
  [
    'un documento repetido',
    crear,
    unRechazo('DUPLICADO', { numero_documento: 'Ya existe' }),
    ['escribir: Corregir y enviar', FORMULARIO, DESCARTAR],
  ],
  ['una mensualidad repetida', cobro, unRechazo('DUPLICADO'), [INTENTAR, DESCARTAR]],
  ['un permiso de quien ya salió', permiso, unRechazo('CONFLICTO'), [`reintentar: ${APLICAR}`, DEJAR]],
  [
    'un estado al que no puede pasar',
    cambio,
    unRechazo('CONFLICTO', { estado: 'No puede' }),
    [`reintentar: ${APLICAR}`, DEJAR],
  ],
  [
    'una novedad ya corregida',
    novedad,
    unRechazo('CONFLICTO'),
    ['corregir: Anotarla como una novedad nueva', `reintentar: ${APLICAR}`, DEJAR],
  ],
  [
    'una novedad de quien se eliminó',
    novedad,
    unRechazo('NO_ENCONTRADO'),
    [OTRA_PERSONA, VOLVIO, COPIAR, DESCARTAR],
  ],
  [
    'un abono de lo que se eliminó',
    abono,
    unRechazo('NO_ENCONTRADO'),
    [VOLVIO, COPIAR, FORMULARIO, DESCARTAR],
  ],
  [
    'un acudiente de quien se eliminó',
    acudiente,
    unRechazo('NO_ENCONTRADO'),
    [OTRA_PERSONA, VOLVIO, COPIAR, FORMULARIO, DESCARTAR],
  ],
  [
    'un rol perdido',
    abono,
    unRechazo('PERMISO_DENEGADO'),
    [
      'reintentar: Ya tengo permiso: intentar otra vez',
      'copiar: Copiar para que otra persona lo registre',
      DESCARTAR,
    ],
  ],
  ...[abono, cambio].map(
    (pedida) =>
      [
        `${pedida.metodo} que puede que ya esté`,
        pedida,
        unRechazo('DUDA_VIEJA'),
        ['dar por hecha: Ya está registrado', 'corregir: No está: enviarlo', DESCARTAR],
      ] as const,
  ),
  [
    'una persona que puede que ya esté',
    crear,
    unRechazo('DUDA_VIEJA'),
    ['elegir la existente: Ya está registrado: es esta persona', 'corregir: No está: enviarlo', DESCARTAR],
  ],
  ['una novedad de quien se descartó', nueva, unRechazo('SIN_DUENO'), [OTRA_PERSONA, COPIAR, DESCARTAR]],
  [
    'un dato que no vale',
    abono,
    unRechazo('VALIDACION', { referencia: 'Escríbala' }),
    [INTENTAR, COPIAR, FORMULARIO, DESCARTAR],
  ],
  ['otra versión de la aplicación', cambio, unRechazo('OTRA_VERSION'), [INTENTAR, COPIAR, DESCARTAR]],
];

it.each(CASOS)('de %s se sale así, con los botones que dicen esto', (_caso, pedida, rechazo, salidas) => {
  expect(caminos(pedida, rechazo).map(({ que, texto }) => `${que}: ${texto}`)).toEqual(salidas);
});

it.each(CASOS)('de %s hay dos salidas, y dejarlo es la última', (_caso, pedida, rechazo) => {
  const lista = caminos(pedida, rechazo);
  expect(lista.at(-1)?.que).toBe('descartar');
  expect(lista.filter(({ que }) => que !== 'descartar').length).toBeGreaterThan(0);
  expect(new Set(textos(lista)).size).toBe(lista.length);
});
