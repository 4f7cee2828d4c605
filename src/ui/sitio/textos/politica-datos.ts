import { FUNDACION } from '@/ui/textos/fundacion';

export const POLITICA_ACTUALIZADA = { fecha: '2026-11-21', visible: '21 de noviembre de 2026' } as const;

/** Base text to be reviewed by the foundation's lawyer before publishing. */
export const POLITICA_DE_DATOS: readonly { titulo: string; parrafos: readonly string[] }[] = [
  {
    titulo: 'Quién responde por sus datos',
    parrafos: [
      `${FUNDACION.nombre} (NIT 000.000.000-0) es la responsable del tratamiento. Puede escribir a ${FUNDACION.correo.visible} o llamar al ${FUNDACION.telefono.visible}.`,
    ],
  },
  {
    titulo: 'Qué datos tratamos y para qué',
    parrafos: [
      'Este sitio no tiene formularios y no pide datos personales. Su navegador guarda solo un contador de visitas y la preferencia de colores; ninguno lo identifica.',
      'Si usted inicia un proceso, tratamos datos de identificación, contacto, acudientes y pagos, para prestarle el servicio, comunicarnos con su familia y cumplir la ley.',
    ],
  },
  {
    titulo: 'Datos sensibles',
    parrafos: [
      'La salud y las convicciones religiosas son datos sensibles según la Ley 1581 de 2012. Entregarlos es siempre voluntario, requiere su autorización expresa y nadie le negará un trato digno por no darlos.',
    ],
  },
  {
    titulo: 'Sus derechos',
    parrafos: [
      'Usted puede conocer, actualizar y corregir sus datos, pedir prueba de la autorización, saber cómo los hemos usado, revocar la autorización, solicitar que se supriman cuando la ley lo permita y quejarse ante la Superintendencia de Industria y Comercio.',
      'Respondemos las consultas en 10 días hábiles, prorrogables por 5, y los reclamos en 15 días hábiles, prorrogables por 8.',
    ],
  },
  {
    titulo: 'Cuánto tiempo los conservamos',
    parrafos: [
      'Los datos se guardan mientras dure su proceso y el tiempo que exija la ley. La historia clínica se conserva al menos 15 años.',
    ],
  },
  {
    titulo: 'Terceros',
    parrafos: [
      'Los videos y los mapas pertenecen a otros servicios y solo se cargan cuando usted los abre. WhatsApp y las redes sociales tienen sus propias políticas.',
    ],
  },
];
