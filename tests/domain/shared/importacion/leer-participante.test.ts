import { describe, expect, it } from 'vitest';
import {
  crearLectorDeParticipante,
  esComoVacio,
  esDeVarios,
  type Nombrable,
} from '@/domain/shared/importacion/leer-participante';

const persona = (id: number, nombre: string, numero_documento: string | null = null): Nombrable => ({
  id,
  nombre,
  numero_documento,
  archivado_en: null,
});
const archivada = (uno: Nombrable): Nombrable => ({ ...uno, archivado_en: '2026-01-01T00:00:00Z' });

const leer = (gente: readonly Nombrable[], escrito: string) => crearLectorDeParticipante(gente)(escrito);
const rechazo = (gente: readonly Nombrable[], escrito: string): string => {
  const lectura = leer(gente, escrito);
  return 'rechazo' in lectura ? lectura.rechazo : 'se leyó';
};

const COMO_ESTA = 'escriba su documento o su nombre como está en Participantes';

describe('de quién es una fila', () => {
  const ANA = persona(1, 'Ana Ríos Mesa', '1.020.304.050');

  it('quien quedó guardado con los puntos de su documento se halla sin ellos', () => {
    expect(leer([ANA], '1020304050')).toEqual({ valor: 1 });
  });

  it('un nombre con cifras es un nombre, también con signos o espacios de más', () => {
    expect(leer([ANA, persona(2, 'Luis Gil 2')], '  LUIS - gil, 2. ')).toEqual({ valor: 2 });
  });

  it('un documento que tienen dos personas no dice de quién es', () => {
    expect(rechazo([ANA, persona(2, 'Luis Gil', '1020304050')], '1.020.304.050')).toBe(
      'Hay más de una persona con ese documento: escriba su nombre completo',
    );
  });

  it('una raya no dice de nadie, aunque haya quien se llame con signos o no tenga documento', () => {
    const gente = [persona(2, '???'), persona(3, 'Luis Gil'), ANA];
    for (const raya of ['-', '...', '']) expect(rechazo(gente, raya)).toBe(`No dice quién es: ${COMO_ESTA}`);
    expect(rechazo([], '-')).toBe(`No dice quién es: ${COMO_ESTA}`);
  });
});

describe('a quién se parece un nombre que no es de nadie', () => {
  const LUISES = ['Muñoz', 'Gil', 'Paz', 'Mesa'].map((apellido, n) =>
    persona(n + 1, `José Luis ${apellido}`),
  );

  it.each([
    [1, 'No hay nadie con ese nombre completo; ¿es José Luis Muñoz?'],
    [2, 'Hay más de una persona con esas palabras en su nombre; ¿es José Luis Muñoz o José Luis Gil?'],
    [
      3,
      'Hay más de una persona con esas palabras en su nombre; ¿es José Luis Muñoz, José Luis Gil o José Luis Paz?',
    ],
    [4, `Hay más de una persona con esas palabras en su nombre: ${COMO_ESTA}`],
  ])('entre %i que lo tienen', (cuantos, dicho) => {
    expect(rechazo(LUISES.slice(0, cuantos), 'Luis José')).toBe(dicho);
  });

  it('dos que se llaman igual no se ofrecen: el nombre no los distingue', () => {
    const iguales = [persona(1, 'José Luis Gil'), persona(2, 'José Luis Gil')];
    expect(rechazo(iguales, 'José Luis')).toBe(
      `Hay más de una persona con esas palabras en su nombre: ${COMO_ESTA}`,
    );
  });

  it('no se ofrece a quien está archivado, ni a quien solo tiene una de las palabras', () => {
    const dicho = `No hay nadie con ese nombre completo; ${COMO_ESTA}`;
    expect(rechazo([archivada(persona(1, 'Ana Ríos Mesa'))], 'Ana Ríos')).toBe(dicho);
    expect(rechazo([persona(1, 'Ana Ríos Mesa')], 'Pedro Ríos')).toBe(dicho);
  });

  it.each(['Marino Gil', 'Albino Ríos', 'Yasín Paz'])('%s es el nombre de alguien', (escrito) => {
    expect(rechazo([], escrito)).toBe(`No hay nadie con ese nombre completo; ${COMO_ESTA}`);
  });

  it.each(['Pedro', 'Pedro R.', 'NN', 'No identificado', 'Sin nombre', 'Por confirmar'])(
    '%s no es el de nadie en particular',
    (escrito) => {
      expect(rechazo([], escrito)).toBe(`No dice quién es: ${COMO_ESTA}`);
    },
  );
});

describe('si lo que se dice de una fila vale para las demás del mismo texto', () => {
  const GENTE = [persona(1, 'Luis Gil', '7'), persona(2, 'Luis Gil', '7'), persona(3, 'Luis Paz')];

  it.each(['Luis Gil', 'Luis', '7', 'Pedro', 'N/A'])('de %j puede haber varios', (escrito) => {
    expect(esDeVarios(rechazo(GENTE, escrito))).toBe(true);
  });

  it.each(['Jaun Pérez', 'Paz', '85', '12.34'])('de %j, no', (escrito) => {
    expect(esDeVarios(rechazo(GENTE, escrito))).toBe(false);
  });
});

describe('lo que se escribe cuando no hay nada que escribir', () => {
  it.each(['', '-', '0', '999.999', 'N/A', 'ND', 'S.D.', 'no tiene', 'Sin documento'])(
    '%j es como nada',
    (escrito) => {
      expect(esComoVacio(escrito)).toBe(true);
    },
  );

  it.each(['Ana', 'Ana Ríos', '1.020.304.050', 'Noé'])('%j dice de alguien', (escrito) => {
    expect(esComoVacio(escrito)).toBe(false);
  });
});
