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

  it('en lo que no tiene prototipo', () => {
    expect(vaciosANulo(Object.assign(Object.create(null), { a: ' ' }))).toEqual({ a: null });
  });

  it('hasta ocho niveles; más adentro no se mira', () => {
    const hondo = (niveles: number): unknown => (niveles === 0 ? '' : [hondo(niveles - 1)]);
    expect(vaciosANulo(hondo(8))).toEqual([[[[[[[[null]]]]]]]]);
    expect(vaciosANulo(hondo(9))).toEqual([[[[[[[[['']]]]]]]]]);
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

  it('de un cuerpo con miles de claves se nombran cien, y los campos que faltan se dicen igual', () => {
    const error = atrapar(() =>
      validarDatosParticipante(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`x${n}`, 0]))),
    );
    expect(error.campos).toMatchObject({ nombre: 'Este campo es obligatorio' });
    expect(Object.keys(error.campos).length).toBeLessThan(110);
  });

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
      conJson('"email":5,"area":"NIÑOS","dia_pago":[3],"sede_id":{},"fecha_ingreso":20260101'),
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

  it.each([{}, { a: null, b: { c: null } }, { a: ' ', b: { c: '' } }])(
    '%j: a cada campo que falta se le dice que es obligatorio',
    (entrada) => {
      const esquema = z.strictObject({ a: z.string(), b: z.optional(z.strictObject({ c: z.number() })) });
      const { campos } = atrapar(() => analizar(esquema, entrada));
      expect(campos.a).toBe('Este campo es obligatorio');
      expect(campos['b.c']).toBe('b' in entrada ? 'Este campo es obligatorio' : undefined);
    },
  );

  it('el mensaje es el de los obligatorios cuando falta alguno, y no cuando solo hay otros fallos', () => {
    const esquema = z.strictObject({ a: z.string(), b: z.string(), c: z.optional(z.number()) });
    const obligatorios = { campos: ['a', 'b'], mensaje: 'A y B son obligatorios' };
    const mensaje = (entrada: unknown) => atrapar(() => analizar(esquema, entrada, obligatorios)).message;
    expect(mensaje({ a: 'x' })).toBe('A y B son obligatorios');
    expect(mensaje({})).toBe('A y B son obligatorios');
    expect(mensaje({ a: 'x', b: 'y', c: 'z' })).toBe('Revise los campos señalados');
    expect(mensaje({ a: 'x', b: 5 })).toBe('Revise los campos señalados');
    expect(atrapar(() => analizar(esquema, {})).message).toBe('Revise los campos señalados');
  });

  it('el primer fallo de un campo es el que se muestra', () => {
    const esquema = z.strictObject({
      a: z.string().check(z.minLength(5, 'corto'), z.regex(/^\d+$/, 'sin cifras')),
    });
    expect(atrapar(() => analizar(esquema, { a: 'x' })).campos).toEqual({ a: 'corto' });
  });
});
