import { describe, expect, it } from 'vitest';
import { analizarMarcado } from '@/domain/formatos/marcado';
import { rellenarBloques } from '@/domain/formatos/rellenar-formato';

const rellenar = (contenido: string, valores: object, conReservados = false) =>
  rellenarBloques(analizarMarcado(contenido), { valores, conReservados });

describe('rellenarBloques', () => {
  it('pone cada dato en su lugar, en cualquier clase de bloque', () => {
    const nombre = { 'participante.nombre': 'Ana' };
    const dato = { tipo: 'dato', nombre: 'participante.nombre', texto: 'Ana', negrita: false };
    for (const [contenido, forma] of [
      ['# {{participante.nombre}}', { linea: [dato] }],
      ['{{participante.nombre}}', { lineas: [[dato]] }],
      ['- {{participante.nombre}}', { elementos: [[dato]] }],
      ['| {{participante.nombre}} |', { filas: [[[dato]]] }],
      ['___ {{participante.nombre}}', { firmas: [[[dato]]] }],
    ] as const) {
      expect(rellenar(contenido, nombre)).toMatchObject([forma]);
    }
  });

  it('lo que no se sabe queda como un hueco, también cuando está vacío', () => {
    const hueco = { tipo: 'hueco', nombre: 'participante.eps', hueco: 'FALTA' };
    for (const valores of [{}, { 'participante.eps': null }, { 'participante.eps': '' }]) {
      expect(rellenar('{{participante.eps}}', valores)).toMatchObject([{ lineas: [[hueco]] }]);
    }
  });

  it('los datos de salud quedan fuera aunque se sepan, salvo para quien puede verlos', () => {
    const valores = { 'salud.alergias': 'penicilina' };
    expect(rellenar('{{salud.alergias}}', valores)).toMatchObject([
      { lineas: [[{ tipo: 'hueco', hueco: 'RESERVADA' }]] },
    ]);
    expect(JSON.stringify(rellenar('{{salud.alergias}}', valores))).not.toContain('penicilina');
    expect(rellenar('{{salud.alergias}}', valores, true)).toMatchObject([
      { lineas: [[{ tipo: 'dato', texto: 'penicilina' }]] },
    ]);
    expect(rellenar('{{salud.alergias}}', {}, true)).toMatchObject([{ lineas: [[{ hueco: 'FALTA' }]] }]);
  });

  it('lo que trae un dato no se vuelve a leer', () => {
    const valores = { 'participante.nombre': '**{{salud.alergias}}** # | x', 'salud.alergias': 'no' };
    expect(rellenar('{{participante.nombre}}', valores, true)).toMatchObject([
      { tipo: 'parrafo', lineas: [[{ tipo: 'dato', texto: '**{{salud.alergias}}** # | x' }]] },
    ]);
  });

  it('una variable que ya no existe se ve como se escribió', () => {
    expect(rellenar('{{vieja.variable}}', {})).toMatchObject([
      { lineas: [[{ tipo: 'texto', texto: '{{vieja.variable}}' }]] },
    ]);
  });
});
