interface Participante {
  nombre: string;
  numero_documento: string | null;
  telefono: string;
}

interface Acudiente {
  nombres: string;
  apellidos: string;
  numero_documento: string;
  telefono: string | null;
  telefono_alterno: string | null;
}

type Textos = (string | null)[];

/** What a participante is found by, in the order in which the databases keep it. */
export const textosDeParticipante = ({ nombre, numero_documento, telefono }: Participante): Textos => [
  nombre,
  numero_documento,
  telefono,
];

/** The same of an acudiente: their other phone too, from which they also call. */
export const textosDeAcudiente = (a: Acudiente): Textos => [
  a.nombres,
  a.apellidos,
  a.numero_documento,
  a.telefono,
  a.telefono_alterno,
];
