import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { type Id, mismoId } from '@/domain/shared/id';
import { esTelefonoAceptado, normalizarTelefono } from '@/domain/shared/telefono';
import { plegar } from '@/domain/shared/textos';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';

interface Identificado {
  nombre: string;
  numero_documento: string;
  telefono: string;
}

const PAUSA_MS = 600;
/** Shown; more than these are read, because a search also finds people by their guardians. */
const MAXIMO = 5;
const LEIDOS = 50;

const terminosDe = ({ nombre, numero_documento, telefono }: Identificado): string[] => [
  ...(plegar(nombre).includes(' ') && plegar(nombre).length >= 6 ? [nombre.trim()] : []),
  ...(numero_documento.trim().length >= 4 ? [numero_documento.trim()] : []),
  ...(esTelefonoAceptado(telefono) ? [normalizarTelefono(telefono)] : []),
];

const seParecen = (p: ParticipanteListado, { nombre, numero_documento, telefono }: Identificado): boolean =>
  (numero_documento !== '' && p.numero_documento === numero_documento.trim()) ||
  (telefono !== '' && p.telefono === normalizarTelefono(telefono)) ||
  plegar(p.nombre) === plegar(nombre);

const buscar = async (
  servicios: ServiciosPanel,
  dato: Identificado,
): Promise<readonly ParticipanteListado[]> => {
  const paginas = await Promise.all(
    terminosDe(dato).flatMap((termino) =>
      [undefined, true].map((archivados) =>
        servicios
          .participantes()
          .then((casos) => casos.buscar({ buscar: termino, archivados, pagina: 1, limite: LEIDOS })),
      ),
    ),
  );
  const porId = new Map(paginas.flatMap(({ datos }) => datos).map((p) => [String(p.id), p]));
  return [...porId.values()].filter((p) => seParecen(p, dato));
};

const usePausado = (dato: Identificado): Identificado => {
  const [pausado, setPausado] = useState(dato);
  const { nombre, numero_documento, telefono } = dato;
  useEffect(() => {
    const reloj = setTimeout(() => setPausado({ nombre, numero_documento, telefono }), PAUSA_MS);
    return () => clearTimeout(reloj);
  }, [nombre, numero_documento, telefono]);
  return pausado;
};

/** Stored people with the same document, phone or name as the one being written, archived ones too. */
export const usePosiblesDuplicados = (
  dato: Identificado,
  propio: Id | null,
): readonly ParticipanteListado[] => {
  const { servicios } = usePanel();
  const pausado = usePausado(dato);
  const { data } = useQuery({
    queryKey: [...claveDe('participantes'), 'parecidos', pausado],
    enabled: terminosDe(pausado).length > 0,
    queryFn: () => buscar(servicios, pausado),
  });
  return (data ?? []).filter(({ id }) => !mismoId(id, propio)).slice(0, MAXIMO);
};
