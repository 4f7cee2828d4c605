import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';

/** Base text to be reviewed by the foundation's lawyer before publishing. */
export const POLITICA: ContenidoDeParte<'politica'> = {
  secciones: [
    {
      titulo: 'Quién responde por sus datos',
      texto:
        'La fundación es la responsable del tratamiento. Puede escribirle o llamarla por los medios de la página de contacto.',
    },
    {
      titulo: 'Qué datos tratamos y para qué',
      texto: [
        'Este sitio no tiene formularios y no pide datos personales. Su navegador guarda solo un contador de visitas y la preferencia de colores; ninguno lo identifica.',
        'Si usted inicia un proceso, tratamos datos de identificación, contacto, acudientes y pagos, para prestarle el servicio, comunicarnos con su familia y cumplir la ley.',
      ].join('\n'),
    },
    {
      titulo: 'Datos sensibles',
      texto:
        'La salud y las convicciones religiosas son datos sensibles según la Ley 1581 de 2012. Entregarlos es siempre voluntario, requiere su autorización expresa y nadie le negará un trato digno por no darlos.',
    },
    {
      titulo: 'Sus derechos',
      texto: [
        'Usted puede conocer, actualizar y corregir sus datos, pedir prueba de la autorización, saber cómo los hemos usado, revocar la autorización, solicitar que se supriman cuando la ley lo permita y quejarse ante la Superintendencia de Industria y Comercio.',
        'Respondemos las consultas en 10 días hábiles, prorrogables por 5, y los reclamos en 15 días hábiles, prorrogables por 8.',
      ].join('\n'),
    },
    {
      titulo: 'Cuánto tiempo los conservamos',
      texto:
        'Los datos se guardan mientras dure su proceso y el tiempo que exija la ley. La historia clínica se conserva al menos 15 años.',
    },
    {
      titulo: 'Terceros',
      texto:
        'Los videos y los mapas pertenecen a otros servicios y solo se cargan cuando usted los abre. WhatsApp y las redes sociales tienen sus propias políticas.',
    },
  ],
};
