export const REVISION_DIAS: number;
export const diasDesdeLaRevision: (documento: string, ahora: number) => number | null;
