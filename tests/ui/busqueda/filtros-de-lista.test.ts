import { expect, it } from 'vitest';
import { leerBusquedaAcudientes } from '@/ui/panel/acudientes/busqueda-acudientes';
import { aCriterios, hayFiltros, SIN_FILTROS } from '@/ui/panel/acudientes/criterios-de-busqueda';
import * as actividad from '@/ui/panel/configuracion/actividad/criterios-de-busqueda';

it('lo que dice la dirección se pide con el nombre que tiene en el servicio, y lo que no dice no se pide', () => {
  const busqueda = leerBusquedaAcudientes({ participante: 7, parentesco: 'TIO', pagina: 3 });
  expect(aCriterios(busqueda)).toEqual({
    id_participante: 7,
    parentesco: 'TIO',
    orden: 'apellidos',
    pagina: 3,
    limite: 10,
  });
  expect(Object.keys(aCriterios({}))).toEqual(['orden', 'pagina', 'limite']);
});

it('una lista sin orden propio no lo pide', () => {
  expect(actividad.aCriterios({ accion: 'CREAR' })).toEqual({ accion: 'CREAR', pagina: 1, limite: 10 });
});

it('la página y el orden no son filtros, y quitarlos todos los quita todos', () => {
  expect(hayFiltros({ orden: '-estado', pagina: 2, detalle: 4 })).toBe(false);
  expect(hayFiltros({ participante: 7 })).toBe(true);
  expect(Object.keys(SIN_FILTROS)).toEqual(['buscar', 'participante', 'estado', 'parentesco', 'archivados']);
  expect(hayFiltros({ participante: 7, archivados: true, ...SIN_FILTROS })).toBe(false);
});
