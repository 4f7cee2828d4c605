import { CIFRAS_PROGRAMAS } from '@/domain/shared/constantes';
import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';

const duracionDe = (programa: keyof typeof CIFRAS_PROGRAMAS): string =>
  `${[...new Set(CIFRAS_PROGRAMAS[programa].duracionMeses)].join('-')} meses`;

const capacidadDe = (programa: keyof typeof CIFRAS_PROGRAMAS): string => {
  const { capacidad, unidad } = CIFRAS_PROGRAMAS[programa];
  return `${capacidad} ${unidad}`;
};

export const PROGRAMAS: ContenidoDeParte<'programas'> = {
  introduccion: 'Tres etapas de un mismo camino. Se puede empezar por cualquiera de ellas.',
  programas: [
    {
      pestana: 'Internado',
      titulo: 'Programa de internado',
      subtitulo: 'Un hogar con tiempo, reglas claras y compañía',
      descripcion:
        'La persona vive en la sede mientras deja el consumo, recupera la salud y aprende otra manera de estar en el mundo.',
      caracteristicas: [
        'Acogida y desintoxicación acompañada por profesionales de la salud',
        'Terapia individual y de grupo cada semana',
        'Rutina diaria de estudio, trabajo, deporte y descanso',
        'Acompañamiento espiritual respetuoso de cada historia',
        'Espacios separados para hombres y mujeres',
      ].join('\n'),
      duracion: duracionDe('internado'),
      capacidad: capacidadDe('internado'),
      precio: null,
      foto: null,
    },
    {
      pestana: 'Familiar',
      titulo: 'Programa familiar',
      subtitulo: 'La familia también sana',
      descripcion:
        'Quien ama a una persona con adicción necesita entender, poner límites y descansar. Aquí se aprende sin culpas.',
      caracteristicas: [
        'Encuentros de orientación para padres, parejas e hijos',
        'Escuela de familias sobre adicción y codependencia',
        'Sesiones de reconciliación con guía profesional',
        'Acuerdos de convivencia para el regreso a casa',
      ].join('\n'),
      duracion: duracionDe('familiar'),
      capacidad: capacidadDe('familiar'),
      precio: null,
      foto: null,
    },
    {
      pestana: 'Reinserción',
      titulo: 'Programa de reinserción',
      subtitulo: 'Volver con un oficio y con una red',
      descripcion:
        'Terminar el internado es empezar otra etapa. Acompañamos el regreso al trabajo, al estudio y a la vida en comunidad.',
      caracteristicas: [
        'Formación técnica certificada con el SENA',
        'Preparación para el empleo y emprendimiento',
        'Plan de prevención de recaídas y seguimiento',
        'Grupos de apoyo con quienes ya hicieron el camino',
      ].join('\n'),
      duracion: duracionDe('reinsercion'),
      capacidad: capacidadDe('reinsercion'),
      precio: null,
      foto: null,
    },
  ],
};

export const ENFOQUES: ContenidoDeParte<'enfoques'> = {
  cientifico: 'Métodos psicológicos validados, a cargo de profesionales.',
  metodosCientificos: [
    {
      nombre: 'Terapia cognitivo-conductual',
      detalle: 'Reconocer los pensamientos que llevan al consumo y ensayar respuestas nuevas.',
    },
    { nombre: 'Logoterapia', detalle: 'Encontrar un sentido por el cual valga la pena mantenerse firme.' },
    {
      nombre: 'Entrevista motivacional',
      detalle: 'Conversar sin juzgar hasta que la decisión de cambiar sea propia.',
    },
    {
      nombre: 'Prevención de recaídas',
      detalle: 'Anticipar los momentos difíciles y tener un plan para atravesarlos.',
    },
  ],
  espiritual: 'La fe cristiana como compañía, nunca como imposición.',
  metodosEspirituales: [
    {
      nombre: 'Consejería pastoral',
      detalle: 'Un espacio de escucha para hablar de culpa, perdón y esperanza.',
    },
    { nombre: 'Oración y meditación', detalle: 'Momentos diarios de silencio para ordenar el corazón.' },
    { nombre: 'Estudio bíblico', detalle: 'Lecturas en grupo que iluminan la vida de cada día.' },
    {
      nombre: 'Servicio a otros',
      detalle: 'Ayudar a quien llega: la manera más segura de seguir en pie.',
    },
  ],
};

export const FAMILIAS: ContenidoDeParte<'familias'> = { preguntas: [] };
