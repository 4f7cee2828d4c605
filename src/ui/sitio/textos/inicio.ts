import { CONTADORES } from '@/domain/shared/constantes';

export const PORTADA_INICIO = {
  /** Two sentences, a line each. */
  titulo: ['Hay un camino de regreso.', 'Lo caminamos con usted.'],
  texto:
    'Rehabilitación y desintoxicación con apoyo psicológico y espiritual, para hombres y mujeres, en Bello y Apartadó.',
} as const;

export interface Diapositiva {
  id: string;
  image: string;
  title: string;
  description: string;
  /** A few words that stay with the reader. */
  highlight: string;
}

export const VIDAS_QUE_INSPIRAN = {
  titulo: 'Vidas que Inspiran',
  texto: 'Cinco momentos que se repiten en cada proceso. Cada persona los vive a su ritmo.',
} as const;

export const DIAPOSITIVAS: readonly Diapositiva[] = [
  {
    id: 'vida-1',
    image: '/img/vida-camino.svg',
    title: 'El primer paso',
    description: 'Llegar cansado y encontrar una puerta abierta, sin preguntas que avergüencen.',
    highlight: 'Pedir ayuda es valentía',
  },
  {
    id: 'vida-2',
    image: '/img/vida-circulo.svg',
    title: 'Una mesa compartida',
    description: 'Contar la propia historia y descubrir que otros también la conocen.',
    highlight: 'Nadie camina solo',
  },
  {
    id: 'vida-3',
    image: '/img/vida-libro.svg',
    title: 'Una luz propia',
    description: 'Estudiar, orar y volver a creer que el futuro puede escribirse distinto.',
    highlight: 'La fe sostiene',
  },
  {
    id: 'vida-4',
    image: '/img/vida-familia.svg',
    title: 'El abrazo de vuelta',
    description: 'Reparar lo que dolió, poco a poco, con la familia al lado.',
    highlight: 'La familia también sana',
  },
  {
    id: 'vida-5',
    image: '/img/vida-semilla.svg',
    title: 'Un oficio que crece',
    description: 'Aprender a trabajar con las manos y a cuidar lo que se siembra.',
    highlight: 'Volver a empezar',
  },
];

export const CIFRAS_DE_IMPACTO = [
  { meta: CONTADORES.personasAtendidas, texto: 'Personas Atendidas' },
  { meta: CONTADORES.familiasAcompanadas, texto: 'Familias Acompañadas' },
] as const;

export interface Testimonio {
  key: string;
  /** '' while whoever tells it has not agreed in writing to be named. */
  name: string;
  title: string;
  /** The part of the YouTube address after `v=`. */
  videoId: string;
  cubierta: string;
}

export const HISTORIAS = {
  titulo: 'Historias de Transformación',
  texto:
    'Tres personas cuentan, con sus palabras, cómo fue volver. El video se carga solo cuando usted lo pide.',
} as const;

/** The videos wait for people who have agreed in writing to appear. */
export const TESTIMONIOS: readonly Testimonio[] = [
  {
    key: 'historia-1',
    name: '',
    title: 'Volví a llamar a mi mamá',
    videoId: '00000000001',
    cubierta: '/img/historia-alba.svg',
  },
  {
    key: 'historia-2',
    name: '',
    title: 'Aprendí a quedarme',
    videoId: '00000000002',
    cubierta: '/img/historia-manana.svg',
  },
  {
    key: 'historia-3',
    name: '',
    title: 'Hoy acompaño a otros',
    videoId: '00000000003',
    cubierta: '/img/historia-dia.svg',
  },
];

export const TARJETAS = [
  {
    key: 'modelo',
    icon: 'hoja',
    title: 'Modelo biopsicosocial y espiritual',
    detail: 'Cuidamos el cuerpo, la mente, los vínculos y la fe como partes de una misma persona.',
  },
  {
    key: 'atencion',
    icon: 'casa',
    title: 'Atención separada por género',
    detail: 'Hombres y mujeres tienen espacios y equipos propios en cada sede, con seguridad y respeto.',
  },
  {
    key: 'reinsercion',
    icon: 'camino',
    title: 'Reinserción real',
    detail: 'Formación técnica, preparación para el empleo y seguimiento después de terminar el proceso.',
  },
  {
    key: 'familia',
    icon: 'familia',
    title: 'La familia, en el centro',
    detail: 'Orientamos a quienes acompañan: entender la adicción cambia la casa entera.',
  },
] as const;
