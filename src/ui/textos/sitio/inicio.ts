import { CONTADORES } from '@/domain/shared/constantes';
import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';

export const PORTADA: ContenidoDeParte<'portada'> = {
  frase: 'Hay un camino de regreso.',
  frase2: 'Lo caminamos con usted.',
  texto:
    'Rehabilitación y desintoxicación con apoyo psicológico y espiritual, para hombres y mujeres, en Bello y Apartadó.',
};

export const VIDAS: ContenidoDeParte<'vidas'> = {
  texto: 'Cinco momentos que se repiten en cada proceso. Cada persona los vive a su ritmo.',
  laminas: [
    {
      frase: 'Pedir ayuda es valentía',
      titulo: 'El primer paso',
      texto: 'Llegar cansado y encontrar una puerta abierta, sin preguntas que avergüencen.',
      foto: null,
    },
    {
      frase: 'Nadie camina solo',
      titulo: 'Una mesa compartida',
      texto: 'Contar la propia historia y descubrir que otros también la conocen.',
      foto: null,
    },
    {
      frase: 'La fe sostiene',
      titulo: 'Una luz propia',
      texto: 'Estudiar, orar y volver a creer que el futuro puede escribirse distinto.',
      foto: null,
    },
    {
      frase: 'La familia también sana',
      titulo: 'El abrazo de vuelta',
      texto: 'Reparar lo que dolió, poco a poco, con la familia al lado.',
      foto: null,
    },
    {
      frase: 'Volver a empezar',
      titulo: 'Un oficio que crece',
      texto: 'Aprender a trabajar con las manos y a cuidar lo que se siembra.',
      foto: null,
    },
  ],
};

export const CIFRAS: ContenidoDeParte<'cifras'> = {
  texto: 'Detrás de cada número hay un nombre, una casa y una mesa donde alguien volvió a sentarse.',
  cifras: [
    { numero: CONTADORES.personasAtendidas, texto: 'Personas Atendidas' },
    { numero: CONTADORES.familiasAcompanadas, texto: 'Familias Acompañadas' },
  ],
};

/** The product has no videos of anybody: they are the foundation's to give. */
export const HISTORIAS: ContenidoDeParte<'historias'> = {
  texto:
    'Cada historia se cuenta con las palabras de quien la vivió. El video se carga solo cuando usted lo pide.',
  testimonios: [],
};
/** Where its three videos will be, while the site says that it is being prepared. */
export const HISTORIAS_DE_MUESTRA: ContenidoDeParte<'historias'> = {
  ...HISTORIAS,
  testimonios: [
    { titulo: 'Volví a llamar a mi mamá', nombre: null, video: '00000000001' },
    { titulo: 'Aprendí a quedarme', nombre: null, video: '00000000002' },
    { titulo: 'Hoy acompaño a otros', nombre: null, video: '00000000003' },
  ],
};
/** What the section says once the site is published without any. */
export const HISTORIAS_EN_CAMINO =
  'Aquí se podrá escuchar a quienes volvieron. Cada video se publica solo con la autorización escrita de quien lo cuenta.';

export const RASGOS: ContenidoDeParte<'rasgos'> = {
  tarjetas: [
    {
      titulo: 'Modelo biopsicosocial y espiritual',
      texto: 'Cuidamos el cuerpo, la mente, los vínculos y la fe como partes de una misma persona.',
    },
    {
      titulo: 'Atención separada por género',
      texto: 'Hombres y mujeres tienen espacios y equipos propios en cada sede, con seguridad y respeto.',
    },
    {
      titulo: 'Reinserción real',
      texto: 'Formación técnica, preparación para el empleo y seguimiento después de terminar el proceso.',
    },
    {
      titulo: 'La familia, en el centro',
      texto: 'Orientamos a quienes acompañan: entender la adicción cambia la casa entera.',
    },
  ],
};
