import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';

export const NOSOTROS: ContenidoDeParte<'nosotros'> = {
  introduccion: 'Personas comunes, con fe y con oficio, al lado de quien quiere volver.',
  titulo: 'Creemos que toda persona puede volver a empezar',
  texto: [
    'Somos una fundación cristiana sin ánimo de lucro. Acompañamos a personas que quieren dejar una adicción y a las familias que caminan con ellas.',
    'Unimos métodos psicológicos validados con una guía espiritual cercana. Ni la ciencia sin esperanza, ni la fe sin responsabilidad: las dos, al servicio de cada historia.',
  ].join('\n'),
  foto: null,
};

export const METODOS: ContenidoDeParte<'metodos'> = {
  texto: 'Tres apoyos que se sostienen entre sí.',
  metodos: [
    {
      titulo: 'Terapia cognitivo-conductual',
      texto: 'Ayuda a entender qué dispara el consumo y a construir hábitos que sí se pueden sostener.',
    },
    {
      titulo: 'Logoterapia',
      texto: 'Acompaña la búsqueda de sentido: un para qué que haga posible cada día.',
    },
    { titulo: 'Guía espiritual', texto: 'Oración, perdón y comunidad para quien quiera apoyarse en la fe.' },
  ],
};

/** Who is in the team; people write to each at the foundation's own address. */
export const EQUIPO: ContenidoDeParte<'equipo'> = {
  texto: 'Profesionales que cuidan con oficio y con cariño.',
  integrantes: [
    {
      rol: 'Dirección general',
      especialidad: 'Gestión social y acompañamiento pastoral',
      nombre: null,
      correo: null,
      foto: null,
    },
    {
      rol: 'Psicología clínica',
      especialidad: 'Terapia cognitivo-conductual y adicciones',
      nombre: null,
      correo: null,
      foto: null,
    },
    {
      rol: 'Trabajo social',
      especialidad: 'Familia, redes de apoyo y reinserción',
      nombre: null,
      correo: null,
      foto: null,
    },
    {
      rol: 'Consejería espiritual',
      especialidad: 'Logoterapia y cuidado espiritual',
      nombre: null,
      correo: null,
      foto: null,
    },
  ],
};

export const HISTORIA: ContenidoDeParte<'historia'> = {
  bloques: [
    {
      titulo: 'Cómo empezamos',
      texto:
        'Un pequeño grupo de creyentes y profesionales abrió en Bello una casa para recibir a quien no tenía adónde ir. Había pocas camas, mucha disposición y una convicción: nadie se rehabilita solo.',
    },
    {
      titulo: 'Hasta dónde hemos llegado',
      texto:
        'Después llegó Apartadó, para que las familias de Urabá no tuvieran que irse lejos. Hoy ofrecemos internado, apoyo familiar y reinserción, con atención separada para hombres y mujeres.',
    },
  ],
  foto: null,
};

export const VALORES: ContenidoDeParte<'valores'> = {
  valores: [
    { nombre: 'Compasión', texto: 'Recibimos a cada persona como quisiéramos ser recibidos.' },
    { nombre: 'Fe', texto: 'Confiamos en que Dios obra también en los días difíciles.' },
    { nombre: 'Integridad', texto: 'Decimos la verdad y cuidamos cada aporte con transparencia.' },
    { nombre: 'Esperanza', texto: 'Una recaída no borra el camino recorrido.' },
    { nombre: 'Comunidad', texto: 'Sanamos juntos: participantes, familias, voluntarios y vecinos.' },
    { nombre: 'Excelencia', texto: 'Nos formamos y evaluamos para servir cada vez mejor.' },
  ],
};
