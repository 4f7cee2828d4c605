import { CIFRAS_PROGRAMAS } from '@/domain/shared/constantes';

export type ClavePrograma = 'internado' | 'familiar' | 'reinsercion';

export interface Programa {
  clave: ClavePrograma;
  pestana: string;
  titulo: string;
  subtitulo: string;
  descripcion: string;
  imagen: string;
  caracteristicas: readonly string[];
  /** `exito` is kept and never shown. */
  cifras: { duracion: string; exito: string; capacidad: string };
}

const cifrasDe = (clave: ClavePrograma): Programa['cifras'] => {
  const { duracionMeses, capacidad, unidad, exitoPorcentaje } = CIFRAS_PROGRAMAS[clave];
  return {
    duracion: `${[...new Set(duracionMeses)].join('-')} meses`,
    exito: `${exitoPorcentaje}%`,
    capacidad: `${capacidad} ${unidad}`,
  };
};

export const PROGRAMAS: readonly Programa[] = [
  {
    clave: 'internado',
    pestana: 'Internado',
    titulo: 'Programa de internado',
    subtitulo: 'Un hogar con tiempo, reglas claras y compañía',
    descripcion:
      'La persona vive en la sede mientras deja el consumo, recupera la salud y aprende otra manera de estar en el mundo.',
    imagen: '/img/programa-internado.svg',
    caracteristicas: [
      'Acogida y desintoxicación acompañada por profesionales de la salud',
      'Terapia individual y de grupo cada semana',
      'Rutina diaria de estudio, trabajo, deporte y descanso',
      'Acompañamiento espiritual respetuoso de cada historia',
      'Espacios separados para hombres y mujeres',
    ],
    cifras: cifrasDe('internado'),
  },
  {
    clave: 'familiar',
    pestana: 'Familiar',
    titulo: 'Programa familiar',
    subtitulo: 'La familia también sana',
    descripcion:
      'Quien ama a una persona con adicción necesita entender, poner límites y descansar. Aquí se aprende sin culpas.',
    imagen: '/img/programa-familiar.svg',
    caracteristicas: [
      'Encuentros de orientación para padres, parejas e hijos',
      'Escuela de familias sobre adicción y codependencia',
      'Sesiones de reconciliación con guía profesional',
      'Acuerdos de convivencia para el regreso a casa',
    ],
    cifras: cifrasDe('familiar'),
  },
  {
    clave: 'reinsercion',
    pestana: 'Reinserción',
    titulo: 'Programa de reinserción',
    subtitulo: 'Volver con un oficio y con una red',
    descripcion:
      'Terminar el internado es empezar otra etapa. Acompañamos el regreso al trabajo, al estudio y a la vida en comunidad.',
    imagen: '/img/programa-reinsercion.svg',
    caracteristicas: [
      'Formación técnica certificada con el SENA',
      'Preparación para el empleo y emprendimiento',
      'Plan de prevención de recaídas y seguimiento',
      'Grupos de apoyo con quienes ya hicieron el camino',
    ],
    cifras: cifrasDe('reinsercion'),
  },
];

export interface Enfoque {
  nombre: string;
  detalle: string;
}

export const ENFOQUES: readonly { titulo: string; descripcion: string; metodos: readonly Enfoque[] }[] = [
  {
    titulo: 'Enfoque científico',
    descripcion: 'Métodos psicológicos validados, a cargo de profesionales.',
    metodos: [
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
  },
  {
    titulo: 'Enfoque espiritual',
    descripcion: 'La fe cristiana como compañía, nunca como imposición.',
    metodos: [
      {
        nombre: 'Consejería pastoral',
        detalle: 'Un espacio de escucha para hablar de culpa, perdón y esperanza.',
      },
      { nombre: 'Oración y meditación', detalle: 'Momentos diarios de silencio para ordenar el corazón.' },
      { nombre: 'Estudio bíblico', detalle: 'Lecturas en grupo que iluminan la vida de cada día.' },
      { nombre: 'Servicio a otros', detalle: 'Ayudar a quien llega: la manera más segura de seguir en pie.' },
    ],
  },
];
