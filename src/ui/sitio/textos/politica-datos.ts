import type { Sitio } from '../servicios/sitio';

export const POLITICA_ACTUALIZADA = { fecha: '2026-11-21', visible: '21 de noviembre de 2026' } as const;

interface ParteDePolitica {
  titulo: string;
  parrafos: readonly string[];
}

const responsable = ({ enPreparacion, nombre, nit, correo, telefono }: Sitio): string => {
  if (enPreparacion)
    return 'La fundación es la responsable del tratamiento. Pronto publicaremos su nombre, su NIT y cómo escribirle.';
  const maneras = [correo && `escribir a ${correo.visible}`, telefono && `llamar al ${telefono.visible}`];
  const comunicarse = maneras.filter(Boolean).join(' o ');
  return `${nombre}${nit ? ` (NIT ${nit})` : ''} es la responsable del tratamiento.${comunicarse && ` Puede ${comunicarse}.`}`;
};

/** Base text to be reviewed by the foundation's lawyer before publishing. */
export const politicaDeDatos = (sitio: Sitio): readonly ParteDePolitica[] => [
  { titulo: 'Quién responde por sus datos', parrafos: [responsable(sitio)] },
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
