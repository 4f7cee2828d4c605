import { type Azar, crearAzar } from '@tests/recomputo/azar';

const lista = (palabras: string): readonly string[] => palabras.trim().split(/\s+/);

/** With those that a text repeats most, as many times as it does. */
const ENLACES =
  lista(`de de de la la que que y y en en el el los las a se con por para un una del al su sus lo no es como
  más pero sin cada desde cuando también sobre entre hasta porque donde quien nos ya muy todo esta este ha si o`);

const NOMBRES =
  lista(`casa familia persona equipo tiempo camino vida mano puerta mañana tarde noche día semana mes año
  proceso grupo taller encuentro charla terapia médico psicóloga enfermera pastor consejero voluntario hermano hija madre
  padre abuela amiga vecino compañero historia memoria palabra silencio oración fe esperanza confianza paciencia respeto
  dignidad libertad verdad amor alegría tristeza miedo dolor culpa recaída abstinencia consumo sustancia tratamiento
  valoración ingreso egreso visita permiso salida regreso regla acuerdo compromiso tarea oficio huerta cocina panadería
  carpintería costura lectura música deporte cancha jardín patio montaña río lluvia sol árbol semilla fruto pan café mesa
  cama ropa cobija cuaderno carta llamada teléfono correo documento cédula fórmula examen laboratorio consulta cita horario
  desayuno almuerzo comida agua salud cuerpo mente corazón espíritu iglesia comunidad barrio municipio ciudad vereda
  Antioquia Bello Apartadó Urabá Medellín Colombia Envigado Turbo Itagüí Rionegro Carepa sede cupo cuota mensualidad aporte
  beca recibo cuenta donación mercado transporte empleo estudio curso certificado empresa contrato sueldo ahorro deuda meta
  plan etapa fase seguimiento acompañamiento reinserción desintoxicación internado residencia convivencia norma límite apoyo
  red refugio Marta Jhon Yuliana Andrés Beatriz Wilson Gloria Estiven Luz Hernán Patricia Óscar domingo lunes diciembre
  enero junio abril`);

const ADJETIVOS =
  lista(`primera nuevo buena mejor largo pequeña grande diario semanal personal familiar espiritual
  emocional físico médica psicológico social laboral propio ajena seguro tranquila firme sencillo honesta posible difícil
  necesario gratuita responsable profesional voluntaria comunitario integral gradual constante profundo humana cristiano
  abierta cerrado común distinto misma cercana completo disponible dispuesta sano limpia alegre valiente paciente capaz
  claramente despacio juntos además nunca siempre temprano todavía`);

/** Beginnings, each with any of the endings. */
const VERBOS =
  lista(`acompañ cuid habl trabaj escuch orient ayud camin prepar visit llam llev dej empez termin cambi mejor
  particip encontr pregunt cont record estudi logr busc esper entreg explic organiz celebr confi perdon abraz apoy enseñ
  practic evalu valor necesit avanz descans levant ampar cocin sembr jug cant salud firm autoriz registr conserv consult
  llen super enfrent regres invit dialog san acog form integr reconcili disfrut`);
const TERMINACIONES = lista(
  'a an ar amos ó aron aba ando ado ada ados ará arán e en emos aría arse arlo ábamos',
);

type Clase = 'enlace' | 'nombre' | 'adjetivo' | 'verbo' | 'cifra';

const palabrasDe = (azar: Azar): Readonly<Record<Clase, () => string>> => {
  const enPlural = (palabra: string) =>
    azar.suerte(30) ? `${palabra}${/[aeioué]$/.test(palabra) ? 's' : 'es'}` : palabra;
  return {
    enlace: () => azar.uno(ENLACES),
    nombre: () => enPlural(azar.uno(NOMBRES)),
    adjetivo: () => enPlural(azar.uno(ADJETIVOS)),
    verbo: () => `${azar.uno(VERBOS)}${azar.uno(TERMINACIONES)}`,
    cifra: () => String(azar.entre(2, azar.suerte(50) ? 30 : 2_600)),
  };
};

const ORDEN: readonly Clase[] = ['enlace', 'nombre', 'enlace', 'verbo', 'enlace', 'nombre', 'adjetivo'];

const enOracion = (palabras: readonly string[]): string => {
  const texto = palabras.join(' ').replace(/,$/, '');
  return `${texto.charAt(0).toUpperCase()}${texto.slice(1)}.`;
};

/**
 * As many letters, exactly, of what reads like Spanish from afar and weighs what Spanish weighs once it is compressed
 * (0.38 of its letters with 10,000 of them): always the same for the same `tema`, and another for another.
 */
export const prosa = (tema: string, letras: number): string => {
  const azar = crearAzar([...tema].reduce((suma, letra) => Math.imul(suma, 31) + letra.charCodeAt(0), 7));
  const palabras = palabrasDe(azar);
  const palabra = (n: number) => {
    const clase: Clase = azar.suerte(3)
      ? 'cifra'
      : (ORDEN[(n + azar.entre(0, 1)) % ORDEN.length] ?? 'nombre');
    return `${palabras[clase]()}${azar.suerte(8) ? ',' : ''}`;
  };
  let texto = '';
  while (texto.length < letras) {
    const oracion = enOracion(Array.from({ length: azar.entre(7, 22) }, (_, n) => palabra(n)));
    texto = texto === '' ? oracion : `${texto} ${oracion}`;
  }
  return texto.slice(0, letras).replace(/\s$/, '.');
};
