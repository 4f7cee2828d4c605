import { unaEntrada, unCambioDeEstado, unHecho, unRechazo } from '@tests/builders/entrada';
import { expect, it } from 'vitest';
import { marcasDeCola } from '@/domain/sin-red/marcas-de-cola';

const rechazada = { tipo: 'rechazada', rechazo: unRechazo('CONFLICTO'), enDuda: null } as const;
const cambio = unCambioDeEstado(3, 'CON_PERMISO', 4);

it('un pago marca la mensualidad y a su persona; un cambio, a la persona', () => {
  const marcas = marcasDeCola(
    [unaEntrada({ n: 1 }), unaEntrada({ n: 2, orden: cambio })],
    [
      { id: 7, participante_id: 5 },
      { id: 8, participante_id: 6 },
    ],
  );
  expect([...marcas]).toEqual([
    ['mensualidad:7', 'por enviar'],
    ['participante:5', 'por enviar'],
    ['participante:3', 'por enviar'],
  ]);
});

it('lo nuevo lleva su propia marca', () => {
  const crear = { servicio: 'participantes', metodo: 'crear', argumentos: [{}, { clave: 'p' }] };
  const novedad = { servicio: 'bitacora', metodo: 'escribir', argumentos: [3, {}, { clave: 'n' }] };
  const acudiente = { ...crear, servicio: 'acudientes' };
  const cobro = { ...crear, servicio: 'mensualidades' };
  const marcas = marcasDeCola(
    [crear, novedad, acudiente, cobro].map((orden, i) => unaEntrada({ n: i + 1, orden })),
    [],
  );
  expect([...marcas.keys()]).toEqual([
    'participante:local:e1',
    'novedad:local:e2',
    'acudiente:local:e3',
    'mensualidad:local:e4',
  ]);
});

it('un cambio de una persona no marca a la que debe una mensualidad', () => {
  const marcas = marcasDeCola([unaEntrada({ orden: cambio })], [{ id: 7, participante_id: 5 }]);
  expect([...marcas.keys()]).toEqual(['participante:3']);
});

it('lo que espera una decisión se dice antes que lo que espera la red', () => {
  const [vieja, nueva] = [
    unaEntrada({ n: 1, orden: cambio, estado: rechazada }),
    unaEntrada({ n: 2, orden: cambio }),
  ];
  expect(marcasDeCola([vieja, nueva], []).get('participante:3')).toBe('por decidir');
  expect(marcasDeCola([nueva, vieja], []).get('participante:3')).toBe('por decidir');
});

it('lo que terminó no deja marca', () => {
  const lista = { tipo: 'lista', en: 1, hecho: unHecho } as const;
  const entradas = [
    unaEntrada({ n: 1, estado: lista }),
    unaEntrada({ n: 2, estado: { tipo: 'descartada', en: 1, enDuda: null } }),
  ];
  expect(marcasDeCola(entradas, [{ id: 7, participante_id: 5 }]).size).toBe(0);
});
