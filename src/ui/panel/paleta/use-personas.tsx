import { useQuery } from '@tanstack/react-query';
import { Phone, UserRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { ETIQUETA_ESTADO_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import { BUSQUEDA_DEBOUNCE_MS } from '@/domain/shared/constantes';
import { documentoDe } from '@/domain/shared/documento';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { enlaceLlamada, formatearTelefono } from '@/domain/shared/telefono';
import type { PaletteGroup, PaletteItem } from '@/ui/shared/palette/palette-types';
import { useDebouncedCallback } from '@/ui/shared/use-debounced-callback';
import { rutaAcudiente } from '../comun/acudientes/ruta-acudiente';
import { usePanel } from '../comun/panel/use-panel';
import { rutaParticipante } from '../comun/participantes/enlace-participante';
import { consultaAcudientes, consultaParticipantes, sePuedeBuscar } from './personas.queries';

const unir = (...partes: (string | null | undefined)[]) => partes.filter(Boolean).join(' · ');

/** Under the person, whoever answers for them: calling is one choice more. */
const llamadaAlAcudiente = ({ id, acudiente_principal: acudiente }: ParticipanteEnLista): PaletteItem[] =>
  acudiente?.telefono
    ? [
        {
          id: `llamar-${id}`,
          label: `Llamar a ${acudiente.nombre}`,
          detail: unir('Acudiente principal', formatearTelefono(acudiente.telefono)),
          icon: <Phone />,
          href: enlaceLlamada(acudiente.telefono),
        },
      ]
    : [];

/** The people that answer to what is written; the id of each item is the address it leads to. */
export const usePersonas = () => {
  const { servicios } = usePanel();
  const [escrito, setEscrito] = useState('');
  const [buscado, setBuscado] = useState('');
  const espera = useDebouncedCallback(setBuscado, BUSQUEDA_DEBOUNCE_MS);
  const participantes = useQuery(consultaParticipantes(servicios, buscado));
  const acudientes = useQuery(consultaAcudientes(servicios, buscado));
  const vigentes = sePuedeBuscar(escrito);

  const grupos: PaletteGroup[] = [
    {
      id: 'participantes',
      title: 'Participantes',
      searched: true,
      items: (vigentes ? (participantes.data ?? []) : []).flatMap((p) => [
        {
          id: rutaParticipante(p.id),
          label: p.nombre,
          detail: unir(documentoDe(p), formatearTelefono(p.telefono), ETIQUETA_ESTADO_PARTICIPANTE[p.estado]),
          icon: <UserRound />,
        },
        ...llamadaAlAcudiente(p),
      ]),
    },
    {
      id: 'acudientes',
      title: 'Acudientes',
      searched: true,
      items: (vigentes ? (acudientes.data ?? []) : []).map((a) => ({
        id: rutaAcudiente(a.id),
        label: nombreAcudiente(a),
        detail: unir(
          documentoDe(a),
          a.telefono && formatearTelefono(a.telefono),
          a.participante_nombre && `de ${a.participante_nombre}`,
        ),
        icon: <UsersRound />,
      })),
    },
  ];

  const fallo = participantes.error
    ? mensajeErrorCargar('participantes')
    : acudientes.error
      ? mensajeErrorCargar('acudientes')
      : null;
  return {
    grupos,
    /** What is looked for, once the person stops for a moment; nothing while other letters are on their way. */
    buscado: escrito === buscado ? buscado : '',
    buscando: vigentes && (escrito !== buscado || participantes.isFetching || acudientes.isFetching),
    error: vigentes ? fallo : null,
    buscar: (texto: string) => {
      setEscrito(texto.trim());
      espera.call(texto.trim());
    },
    reintentar: () => {
      if (participantes.error) void participantes.refetch();
      if (acudientes.error) void acudientes.refetch();
    },
  };
};
