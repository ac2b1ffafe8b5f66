import { useHost } from '@hoa/api-client/core';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';

export interface GoElsewhereProps {
  to: string;
  title: string;
  description: string;
}

/** A page that leads nowhere here: says so, once, and goes to where it leads on. */
export function GoElsewhere({ to, title, description }: GoElsewhereProps) {
  const { notify } = useHost();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    notify({ title, description, variant: 'destructive' });
  }, [notify, title, description]);
  return <Navigate to={to} replace />;
}
