import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { validarDatosParticipante } from '@/domain/participantes/datos-participante';
import { analizar, vaciosANulo } from '@/domain/shared/analizar';
import { z } from '@/domain/shared/zod';

const NO_SE_ENVIA = 'Este campo no se puede enviar';
const conJson = (resto: string) => JSON.parse(`{"nombre":"Ana Ríos","telefono":"3001234567",${resto}}`);
const rechazo = (entrada: unknown) => atrapar(() => validarDatosParticipante(entrada));
const anidado = (hondura: number) => `${'{"a":'.repeat(hondura)}1${'}'.repeat(hondura)}`;

describe('lo vacío es nulo', () => {
  it('en textos, objetos anidados y listas', () => {
    expect(vaciosANulo({ a: ' ', b: { c: '', d: 'x ' }, e: ['', 'y', { f: '\n' }] })).toEqual({
      a: null,
      b: { c: null, d: 'x ' },
      e: [null, 'y', { f: null }],
    });
  });

  it.each([0, false, true, null, undefined, 5])('%j queda igual', (valor) => {
    expect(vaciosANulo(valor)).toBe(valor);
  });

  it('una clave __proto__ sigue siendo una clave, no un prototipo', () => {
    const limpio = vaciosANulo(JSON.parse('{"__proto__":{"rol":"ADMINISTRADOR"}}')) as object;
    expect(Object.getPrototypeOf(limpio)).toBe(Object.prototype);
    expect('rol' in limpio).toBe(false);
  });
});

describe('analizar entradas hostiles', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'id', 'rol'])(
    'la clave desconocida %s se rechaza y se nombra',
    (clave) => {
      const error = rechazo(conJson(`"${clave}":{"x":1}`));
      expect(error.codigo).toBe('VALIDACION');
      expect(Object.entries(error.campos)).toEqual([[clave, NO_SE_ENVIA]]);
    },
  );

  it('una clave desconocida dentro de otra se nombra con su ruta', () => {
    const error = rechazo(conJson('"autorizacion_datos":{"otorgada":true,"rol":1,"constructor":2}'));
    expect(error.campos).toEqual({
      'autorizacion_datos.rol': NO_SE_ENVIA,
      'autorizacion_datos.constructor': NO_SE_ENVIA,
    });
  });

  it.each([[[]], ['texto'], [5], [true], [null], [undefined], [[{ nombre: 'Ana' }]]])(
    'lo que no es un objeto (%j) falla con el mensaje de los obligatorios y sin campos',
    (entrada) => {
      const error = rechazo(entrada);
      expect(error.message).toBe('Nombre y teléfono son campos obligatorios');
      expect(error.campos).toEqual({});
    },
  );

  it('acepta objetos sin prototipo, como los de una consulta', () => {
    const entrada = Object.assign(Object.create(null), { nombre: ' Ana Ríos ', telefono: '300 123 4567' });
    expect(validarDatosParticipante(entrada)).toMatchObject({ nombre: 'Ana Ríos', telefono: '3001234567' });
  });

  it.each(['extra', 'autorizacion_datos'])('un objeto muy hondo en %s es una entrada inválida', (clave) => {
    expect(rechazo(conJson(`"${clave}":${anidado(50_000)}`)).codigo).toBe('VALIDACION');
  });

  it('cada tipo equivocado se explica en español, junto a su campo', () => {
    const error = rechazo(
      conJson('"email":5,"area":"NIÑOS","dia_pago":"3","sede_id":{},"fecha_ingreso":20260101'),
    );
    expect(error.message).toBe('Revise los campos señalados');
    expect(error.campos).toEqual({
      email: 'El valor no es válido',
      area: 'Elija una de las opciones',
      dia_pago: 'El valor no es válido',
      sede_id: 'El valor no es válido',
      fecha_ingreso: 'El valor no es válido',
    });
  });

  it('el primer fallo de un campo es el que se muestra', () => {
    const esquema = z.strictObject({
      a: z.string().check(z.minLength(5, 'corto'), z.regex(/^\d+$/, 'sin cifras')),
    });
    expect(atrapar(() => analizar(esquema, { a: 'x' })).campos).toEqual({ a: 'corto' });
  });
});
